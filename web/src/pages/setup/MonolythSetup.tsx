import { api } from "../../api";
import { CardGrid } from "../../ui/CardGrid";
import { Select } from "../../ui/fields";
import { useLoad } from "../../ui/hooks";
import { useWords } from "../../words";
import type { SetupProps } from "./types";

/** The Structure card and the boards; both are drawn unless they are chosen. */
export default function MonolythSetup({ game, players, options, onChange }: SetupProps) {
  const t = useWords();
  const structures = (game.options.structure ?? []).map(String);
  const boards = (game.options.boards ?? []).map(Number);
  const chosen = Array.isArray(options.boards) ? (options.boards as number[]) : null;
  const structure = typeof options.structure === "string" ? options.structure : "";
  const setBoards = (list: number[] | null) => onChange({ boards: list });
  return (
    <>
      {structures.length > 0 && (
        <div className="with-card">
          <Select
            label={t("setup-structure")}
            value={structure}
            options={[
              ["", t("at-random")] as const,
              ...structures.map((card) => [card, t("structure-card", { card })] as const),
            ]}
            onChange={(card) => onChange({ structure: card || null })}
          />
          {structure && <CardPreview game={game.name} card={structure} />}
        </div>
      )}
      {boards.length >= players && (
        <Select
          label={t("setup-boards")}
          value={chosen ? "chosen" : ""}
          options={[
            ["", t("at-random")],
            ["chosen", t("setup-boards-chosen")],
          ]}
          onChange={(how) => setBoards(how ? boards.slice(0, players) : null)}
        />
      )}
      {chosen && (
        <div className="ui-row ui-fields">
          {Array.from({ length: players }, (_, i) => i).map((i) => {
            const own = chosen[i] ?? boards.find((board) => !chosen.includes(board)) ?? boards[0] ?? 1;
            return (
              <Select
                key={i}
                label={t("setup-board-of", { n: i + 1 })}
                value={own}
                options={boards.map((board) => [board, t("board-number", { n: board })] as const)}
                onChange={(board) => {
                  // Every board is there once: whoever had it takes the other.
                  const list = Array.from({ length: players }, (_, at) => chosen[at] ?? own);
                  const other = list.indexOf(board);
                  if (other >= 0) list[other] = own;
                  list[i] = board;
                  setBoards(list);
                }}
              />
            );
          })}
        </div>
      )}
    </>
  );
}

function CardPreview({ game, card }: { game: string; card: string }) {
  const t = useWords();
  const content = useLoad(game, () => api.content(game));
  const structures = content.value?.structures;
  if (!Array.isArray(structures)) return null;
  const found = (structures as { id: string; grid: string[][] }[]).find((one) => one.id === card);
  return found ? <CardGrid grid={found.grid} label={t("structure-card", { card })} /> : null;
}
