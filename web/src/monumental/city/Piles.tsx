// The deck, the discard pile and the archive of a City: how many cards, and which.

import { useState } from "react";
import type { Player } from "../../monumental.gen";
import { Dialog } from "../../ui/Dialog";
import { useWords } from "../../words";
import { CardFace } from "../cards/CardFace";
import { Sign } from "../cards/icons";
import { useReading } from "../cards/reading";
import type { SignName } from "../drawings";
import { useNames } from "../names";
import styles from "./City.module.css";
import { counted } from "./layout";
import list from "./Piles.module.css";

const PILES = ["deck", "discard", "archive"] as const;
type PileName = (typeof PILES)[number];
const SIGNS: Record<PileName, SignName> = { deck: "cards", discard: "discard", archive: "archive" };

function cardsIn(player: Player, pile: PileName): [string, number][] {
  if (pile === "deck") return counted(player.deck.rest, player.deck.top);
  return counted(pile === "discard" ? player.discard : player.archive);
}

export function Piles({ player, own }: { player: Player; own: boolean }) {
  const t = useWords();
  const [open, setOpen] = useState<PileName | null>(null);
  return (
    <div className={styles.piles}>
      {PILES.map((pile) => {
        const n = cardsIn(player, pile).reduce((all, [, one]) => all + one, 0);
        const name = t("monumental-pile", { pile });
        return (
          <button
            key={pile}
            type="button"
            className={styles.pile}
            aria-label={t("city-pile", { name, n })}
            title={t("city-pile", { name, n })}
            disabled={n === 0}
            onClick={() => setOpen(pile)}
          >
            <Sign name={SIGNS[pile]} />
            <span>{t("city-pile-short", { pile })}</span>
            <b>{n}</b>
          </button>
        );
      })}
      {open && <PileDialog player={player} pile={open} own={own} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface PileDialogProps {
  player: Player;
  pile: PileName;
  own: boolean;
  onClose(): void;
}

function PileDialog({ player, pile, own, onClose }: PileDialogProps) {
  const t = useWords();
  const names = useNames();
  const read = useReading();
  const { top } = player.deck;
  const said = own ? t("monumental-pile", { pile }) : names.land(player.civilization);
  return (
    <Dialog
      title={own ? said : t("city-pile-of", { name: t("monumental-pile", { pile }), land: said })}
      onClose={onClose}
    >
      <p className={styles.hint}>{t(`monumental-term-${pile}-note`)}</p>
      {pile === "deck" && (
        <p className={styles.hint}>
          {top.length > 0 ? t("city-deck-top", { names: top.map(names.card).join(", ") }) : t("city-deck-order")}
        </p>
      )}
      <ul className={list.cards}>
        {cardsIn(player, pile).map(([card, n]) => (
          <li key={card}>
            <button
              type="button"
              className={list.listed}
              aria-label={t("city-copies", { name: names.card(card), n })}
              onClick={() => read({ what: "card", id: card })}
            >
              <CardFace card={card} grow />
              {n > 1 && <span className={list.copies}>{`×${n}`}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
