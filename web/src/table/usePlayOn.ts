// A new table that begins at a moment of a game that is over: one seat is mine, bots play the others.

import { useLocation } from "wouter";
import { api } from "../api";
import { levelsOf, usual } from "../levels";
import { useMe } from "../me";
import type { Table } from "../protocol.gen";
import { useAsk } from "../ui/hooks";

export interface PlayOn {
  busy: boolean;
  fault: string | null;
  /** Without a level the bots of the game play their seats again, and the usual ones those of people. */
  start(n: number, seat: number, level?: string): Promise<void>;
}

export function usePlayOn(table: Table): PlayOn {
  const [, go] = useLocation();
  const me = useMe((state) => state.me);
  const { busy, fault, ask } = useAsk();
  const start = (n: number, seat: number, level?: string) =>
    ask(async () => {
      const levels = level ? [] : levelsOf(await api.games(), table.game);
      const known = (bot: string | null | undefined) => levels.find(({ name }) => name === bot)?.name;
      const botOf = (one: number) => level ?? known(table.seats[one]?.bot) ?? usual(levels);
      const next = await api.playOn(table.id, {
        at: n,
        seats: Array.from({ length: table.players }, (_, one) =>
          one === seat ? { kind: "me", name: me?.name || null } : { kind: "bot", bot: botOf(one), name: null },
        ),
      });
      go(`/table/${next.id}`);
    });
  return { busy, fault, start };
}
