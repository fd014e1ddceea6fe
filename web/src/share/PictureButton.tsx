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
      {open && (
        <Suspense fallback={null}>
          <PictureDialog table={table} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
