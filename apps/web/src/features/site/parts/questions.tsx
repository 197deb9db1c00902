export interface Question {
  readonly q: string
  readonly a: string
}

/** Questions that open one by one, without a script. */
export const Questions = ({ title, items }: { title: string; items: readonly Question[] }) => (
  <section className="s-section" aria-labelledby="faq">
    <h2 id="faq">{title}</h2>
    <div className="s-questions">
      {items.map(({ q, a }) => (
        <details key={q}>
          <summary>{q}</summary>
          <p>{a}</p>
        </details>
      ))}
    </div>
  </section>
)
