import { useEffect, useRef, useState } from "react";
import { CHAT_LENGTH } from "../protocol.gen";
import { actions, type Unsaid, useTable } from "../store";
import { Button, IconButton } from "../ui/Button";
import { useLanguage, useWords } from "../words";
import styles from "./Chat.module.css";

export function Chat() {
  const t = useWords();
  const language = useLanguage();
  const lines = useTable((data) => data.chat);
  const unsaid = useTable((data) => data.unsaid);
  const online = useTable((data) => data.link !== "offline");
  const [text, setText] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const count = lines.length + unsaid.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list to its end.
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
    actions.readChat();
  }, [count]);
  const when = new Intl.DateTimeFormat(language, { timeStyle: "short" });
  return (
    <div className={styles.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <div className="ui-log" role="log" aria-label={t("chat")} ref={list} tabIndex={0}>
        {count === 0 ? (
          <p className="ui-quiet">{t("chat-empty")}</p>
        ) : (
          <ol>
            {lines.map((line) => (
              <li key={`${line.made} ${line.name} ${line.text}`}>
                <span className={styles.who}>{line.name || t("guest")}</span>{" "}
                <time className="ui-quiet" dateTime={new Date(line.made).toISOString()}>
                  {when.format(line.made)}
                </time>
                <p>{line.text}</p>
              </li>
            ))}
            {unsaid.map((line) => (
              <UnsaidLine key={`unsaid ${line.n}`} line={line} online={online} />
            ))}
          </ol>
        )}
      </div>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const said = text.trim();
          if (said && actions.chat(said)) setText("");
        }}
      >
        <input
          type="text"
          aria-label={t("chat-write")}
          placeholder={t("chat-write")}
          value={text}
          maxLength={CHAT_LENGTH}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <IconButton type="submit" icon="send" label={t("send")} disabled={!online || !text.trim()} />
      </form>
    </div>
  );
}

/** What I have said and nobody has heard yet: under way, or lost with the line, to be said again. */
function UnsaidLine({ line, online }: { line: Unsaid; online: boolean }) {
  const t = useWords();
  const failed = line.state === "failed";
  return (
    <li className={styles.unsaid}>
      <p>{line.text}</p>
      <small>{t(failed ? "chat-unsent" : "chat-sending")}</small>
      {failed && (
        <span>
          <Button kind="quiet" disabled={!online} onClick={() => actions.sayAgain(line)}>
            {t("chat-again")}
          </Button>
          <IconButton icon="close" label={t("chat-drop")} onClick={() => actions.forgetUnsaid(line)} />
        </span>
      )}
    </li>
  );
}
