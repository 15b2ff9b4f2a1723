import type ru from "../../../messages/ru.json";

/** A text of the interface; the keys are those of the Russian file, the reference. */
export type MessageKey = keyof typeof ru;

/** Every text of a language, as ICU messages. */
export type Messages = Readonly<Record<MessageKey, string>>;
