import { useEffect, useRef, useState } from "react";
import { CHAT_LENGTH } from "../protocol.gen";
import { actions, useTable } from "../store";
import { IconButton } from "../ui/Button";
import { useLanguage, useWords } from "../words";

export function Chat() {
  const t = useWords();
  const language = useLanguage();
  const lines = useTable((data) => data.chat);
  const online = useTable((data) => data.line === "open");
  const [text, setText] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const count = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list to its end.
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
    actions.readChat();
  }, [count]);
  const when = new Intl.DateTimeFormat(language, { timeStyle: "short" });
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <div className="log" role="log" aria-label={t("chat")} ref={list} tabIndex={0}>
        {count === 0 ? (
          <p className="quiet">{t("chat-empty")}</p>
        ) : (
          <ol>
            {lines.map((line) => (
              <li key={`${line.made} ${line.name} ${line.text}`}>
                <span className="chat-who">{line.name || t("guest")}</span>{" "}
                <time className="quiet" dateTime={new Date(line.made).toISOString()}>
                  {when.format(line.made)}
                </time>
                <p>{line.text}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
      <form
        className="chat-form"
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
