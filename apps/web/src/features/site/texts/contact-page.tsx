import type { ContactPage as Data, SiteContext } from '@emma/contracts/site'
import { contactSubjects } from '@emma/contracts/site/contact'
import { fill } from '@emma/phrases/fill'
import type { ReactNode } from 'react'
import { Document } from '../document.tsx'
import { useVoice, type Voice } from '../voice/voice.ts'

type Texts = Voice['site']['texts']['contact']

interface Props {
  readonly page: Data
  readonly context: SiteContext
}
type FieldName = keyof Texts['wrong']

interface FieldProps {
  readonly name: FieldName
  readonly label: string
  readonly page: Data
  readonly children: (given: {
    readonly id: string
    readonly name: string
    readonly required: true
    readonly defaultValue: string
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
  }) => ReactNode
}

const Field = ({ name, label, page, children }: FieldProps) => {
  const t = useVoice().site.texts.contact
  const isWrong = page.wrong.includes(name)
  return (
    <div className="s-field">
      <label htmlFor={name}>{label}</label>
      {children({
        id: name,
        name,
        required: true,
        defaultValue: page.values[name] ?? '',
        'aria-invalid': isWrong || undefined,
        'aria-describedby': isWrong ? `${name}-erro` : undefined,
      })}
      {isWrong && (
        <p className="s-wrong" id={`${name}-erro`}>
          {t.wrong[name]}
        </p>
      )}
    </div>
  )
}

const Form = ({ page }: { page: Data }) => {
  const { site, to } = useVoice()
  const t = site.texts.contact
  return (
    <form className="s-contact" action={to('/contato')} method="post" noValidate>
      {page.state !== 'open' && page.state !== 'sent' && (
        <p className="s-alarm" role="alert">
          {fill(t.states[page.state], { email: page.email })}
        </p>
      )}
      <Field name="nome" label={t.name} page={page}>
        {(given) => <input {...given} autoComplete="name" maxLength={120} />}
      </Field>
      <Field name="email" label={t.email} page={page}>
        {(given) => <input {...given} type="email" autoComplete="email" maxLength={254} />}
      </Field>
      <Field name="assunto" label={t.subject} page={page}>
        {(given) => (
          <select {...given} defaultValue={given.defaultValue || contactSubjects[0]}>
            {contactSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {t.subjects[subject]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="mensagem" label={t.message} page={page}>
        {(given) => <textarea {...given} rows={7} maxLength={4000} />}
      </Field>
      <input type="hidden" name="erro" value={page.values.erro ?? ''} />
      <label className="s-hidden" aria-hidden="true">
        {t.trap}
        <input name="site" tabIndex={-1} autoComplete="off" />
      </label>
      <button className="s-button" type="submit">
        {t.go}
      </button>
    </form>
  )
}

const Sent = () => {
  const { site, to } = useVoice()
  const t = site.texts.contact
  return (
    <header className="s-heading">
      <h1>{t.sent}</h1>
      <p className="s-lead">{t.sentText}</p>
      <a className="s-more" href={to('/')}>
        {t.back}
      </a>
    </header>
  )
}

/** A message to support; works as a plain form. */
export const ContactPage = ({ page, context }: Props) => {
  const { site } = useVoice()
  const t = site.texts.contact
  return (
    <Document
      head={{
        title: `${t.title} | ${site.frame.brand}`,
        description: t.description,
        isIndexed: page.state === 'open',
      }}
      context={context}
    >
      <div className="s-wide s-text">
        {page.state === 'sent' ? (
          <Sent />
        ) : (
          <>
            <header className="s-heading">
              <h1>{t.heading}</h1>
              <p className="s-lead">{t.lead}</p>
              <p className="s-facts">{t.emergency}</p>
            </header>
            <Form page={page} />
          </>
        )}
      </div>
    </Document>
  )
}
