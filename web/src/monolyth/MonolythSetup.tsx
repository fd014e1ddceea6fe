import { api } from "../api";
import type { SetupProps } from "../pages/setup/types";
import { CHOICE } from "../ui/choice";
import { Select } from "../ui/fields";
import { useLoad } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { useWords } from "../words";
import { CardGrid } from "./CardGrid";
import styles from "./MonolythSetup.module.css";

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
        <Structures
          game={game.name}
          cards={structures}
          chosen={structure}
          onChange={(card) => onChange({ structure: card || null })}
        />
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
        <div className={`ui-row ${styles.fields}`}>
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

interface StructuresProps {
  game: string;
  cards: readonly string[];
  chosen: string;
  onChange(card: string): void;
}

/** The cards to choose from, each with its picture. */
function Structures({ game, cards, chosen, onChange }: StructuresProps) {
  const t = useWords();
  const content = useLoad(game, () => api.content(game));
  const known = (content.value?.structures ?? []) as { id: string; grid: string[][] }[];
  return (
    <fieldset className={styles.cards}>
      <legend>{t("setup-structure")}</legend>
      {["", ...cards].map((card) => {
        const name = card ? t("structure-card", { card }) : t("at-random");
        const grid = known.find((one) => one.id === card)?.grid;
        return (
          <label key={card} className={`${CHOICE} ${styles.card}`}>
            <input type="radio" name="structure" checked={card === chosen} onChange={() => onChange(card)} />
            {grid ? <CardGrid grid={grid} label={name} /> : <Icon name="dice" />}
            <span>{name}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
