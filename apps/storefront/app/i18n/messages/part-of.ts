/** One part of a language's messages: every key of the Russian part, worded. */
export type PartOf<Reference> = Readonly<Record<keyof Reference, string>>;
