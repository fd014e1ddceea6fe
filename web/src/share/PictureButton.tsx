import { lazy, Suspense, useState } from "react";
import type { Table } from "../protocol.gen";
import { Button, IconButton } from "../ui/Button";
import { useWords } from "../words";

const PictureDialog = lazy(() => import("./PictureDialog"));

/** Shows a finished game as a picture to keep or to hand on; `small` without its word. */
export function PictureButton({ table, small = false }: { table: Table; small?: boolean }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const shared = { icon: "picture" as const, onClick: () => setOpen(true) };
  return (
    <>
      {small ? <IconButton label={t("picture-title")} {...shared} /> : <Button {...shared}>{t("picture")}</Button>}
      {open && <PictureWindow table={table} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The picture, loaded when it is first asked for. */
export function PictureWindow(props: { table: Table; onClose(): void }) {
  return (
    <Suspense fallback={null}>
      <PictureDialog {...props} />
    </Suspense>
  );
}
