import type { PaperWidth, TicketBlock } from "./ticket.ts";
import css from "./ticket-paper.module.css";

export interface TicketPaperProps {
  readonly blocks: readonly TicketBlock[];
  readonly paper: PaperWidth;
}

/** A printed ticket: black on white, as wide as the paper. Texts wrap, nothing is cut (PRINT-1). */
export function TicketPaper({ blocks, paper }: TicketPaperProps) {
  return (
    <article className={css.paper} data-paper={paper}>
      {blocks.map((block, index) => (
        // A ticket is laid out once; its parts neither move nor change.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Block key={index} block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { readonly block: TicketBlock }) {
  switch (block.kind) {
    case "banner":
      return (
        <p className={css.banner}>
          <strong>{block.text}</strong>
          {block.detail && <span>{block.detail}</span>}
        </p>
      );
    case "number":
      return (
        <h1 className={css.number}>
          <small>{block.heading}</small> <span>№ {block.text}</span>
        </h1>
      );
    case "time":
      return (
        <p className={css.time}>
          <span>{block.label}</span> <strong>{block.text}</strong>
        </p>
      );
    case "rows":
      return <Rows rows={block.rows} />;
    case "lines":
      return <Lines lines={block.lines} />;
    case "differences":
      return <Differences dishes={block.dishes} />;
    case "words":
      return (
        <section className={css.words}>
          <h2>{block.label}</h2>
          <p dir="auto">{block.text}</p>
        </section>
      );
    case "sums":
      return (
        <dl className={css.sums}>
          {block.rows.map(({ label, text, strong }) => (
            <div key={`${label}${text}`} data-strong={strong}>
              <dt dir="auto">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
    case "collect":
      return (
        <section className={css.collect}>
          <h2>{block.label}</h2>
          {block.text && <strong>{block.text}</strong>}
          <Rows rows={block.rows} />
        </section>
      );
    case "footer":
      return (
        <p className={css.footer} dir="auto">
          {block.text}
        </p>
      );
  }
}

function Rows({ rows }: Pick<Extract<TicketBlock, { kind: "rows" }>, "rows">) {
  if (rows.length === 0) return null;
  return (
    <ul className={css.rows}>
      {rows.map(({ label, text }) => (
        <li key={`${label}${text}`}>
          {label && <span>{label}: </span>}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: Pick<Extract<TicketBlock, { kind: "lines" }>, "lines">) {
  return (
    <ol className={css.lines}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an order may be equal
        <li key={index}>
          <span className={css.quantity}>{line.quantity} ×</span>
          <div>
            <p className={css.dish} dir="auto">
              {line.name}
            </p>
            {line.details.map(({ text, strong }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a set may have a dish twice
              <p key={place} className={strong ? css.strong : css.detail} dir="auto">
                {text}
              </p>
            ))}
            {line.sum !== null && <p className={css.sum}>{line.sum}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Differences({ dishes }: Pick<Extract<TicketBlock, { kind: "differences" }>, "dishes">) {
  return (
    <ol className={css.lines}>
      {dishes.map(({ count, name, details, isGone }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a change may have a dish twice, with other options
        <li key={index}>
          <span className={css.quantity}>{count}</span>
          <div>
            <p className={css.dish} dir="auto">
              {isGone ? <s>{name}</s> : name}
            </p>
            {details.map((text, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
              <p key={place} className={css.strong} dir="auto">
                {text}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
