// Who I am at this server: a name and a language, kept in a signed cookie.

import { create } from "zustand";
import { api } from "./api";
import type { Language, Me } from "./protocol.gen";
import { useSettings } from "./settings";

export const useMe = create<{ me: Me | null }>()(() => ({ me: null }));

export async function loadMe(): Promise<void> {
  try {
    const me = await api.me();
    useMe.setState({ me });
    // A language chosen on another device holds here too, until one is chosen here.
    const { language, set } = useSettings.getState();
    if (!language && me.language) set({ language: me.language });
  } catch {
    // The server is away; every page that needs it says so.
  }
}

export async function rename(name: string): Promise<void> {
  useMe.setState({ me: await api.setMe({ name }) });
}

export function setLanguage(language: Language | null): void {
  useSettings.getState().set({ language });
  if (language) {
    api.setMe({ language }).then(
      (me) => useMe.setState({ me }),
      () => undefined,
    );
  }
}
