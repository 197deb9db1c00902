import type { Language } from '@emma/phrases'
import { phraseSets } from '@emma/phrases'
import { english } from '@emma/phrases/english'
import { fill } from '@emma/phrases/fill'
import { fillLetter, letterHtml, letterText } from '@emma/phrases/letter'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryView } from '../feedback/query-view.tsx'
import { SelectField } from '../form/select-field.tsx'
import classes from './kit.module.css'
import { sampleMessages, sampleText } from './samples.ts'

interface Words {
  readonly subject: string
  readonly email: string
  readonly text: string
}
type Letter = Omit<Words, 'text'>
/** In either language. */
interface Messages {
  readonly kinds: Readonly<Record<string, Words>>
  readonly code: Words
  readonly passwordReset: { readonly subject: string; readonly greeting: string; readonly open: string }
  readonly accountExists: Letter
  readonly contactChange: Letter
  readonly companyInvite: Letter
  readonly adminInvite: Omit<Words, 'email'>
  readonly push: { readonly title: string; readonly text: string }
}

/** Messages to people, by name: every kind of notice, and other messages. */
interface Template {
  readonly name: string
  readonly subject: string
  readonly letter: string
  /** For SMS or WhatsApp; absent if sent only by e-mail. */
  readonly text?: string
}

const templatesOf = ({ kinds, code, passwordReset, adminInvite, ...letters }: Messages): Template[] => [
  { name: 'code', subject: code.subject, letter: code.email, text: code.text },
  { name: 'adminInvite', subject: adminInvite.subject, letter: adminInvite.text },
  {
    name: 'passwordReset',
    subject: passwordReset.subject,
    letter: `${passwordReset.greeting}${passwordReset.open}`,
  },
  ...(['companyInvite', 'accountExists', 'contactChange'] as const).map((name) => {
    const { subject, email } = letters[name]
    return { name, subject, letter: email }
  }),
  ...Object.entries(kinds).map(([name, { subject, email, text }]) => ({
    name,
    subject,
    letter: email,
    text,
  })),
]

const templatesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['kit', 'messages', language],
    queryFn: async () => {
      const { default: messages }: { default: Messages } = await (language === 'en'
        ? english
        : phraseSets
      ).messages()
      return { push: messages.push, templates: templatesOf(messages) }
    },
  })

const Preview = ({ template, push }: { template: Template; push: Messages['push'] }) => {
  const subject = fill(template.subject, sampleMessages)
  const letter = fillLetter(template.letter, sampleMessages)
  return (
    <div className={classes.message}>
      {/* Nothing in it runs, and nothing of it reaches the page. */}
      <iframe sandbox="" title={subject} srcDoc={letterHtml(subject, letter)} />
      <pre>{`${subject}\n\n${letterText(letter)}`}</pre>
      {template.text && <pre>{fill(template.text, sampleMessages)}</pre>}
      <pre>{`${push.title}\n${push.text}`}</pre>
    </div>
  )
}

const languages = [
  { value: 'pt', label: sampleText.messages.pt },
  { value: 'en', label: sampleText.messages.en },
] as const

/** Every message in each channel: e-mail as shown and as plain text, SMS or WhatsApp, and browser notification. */
export const KitMessages = () => {
  const [language, setLanguage] = useState<Language>('pt')
  const [name, setName] = useState('booking_confirmed')
  return (
    <QueryView query={useQuery(templatesQuery(language))}>
      {({ templates, push }) => {
        const template = templates.find((each) => each.name === name)
        return (
          <>
            <div className={classes.choice}>
              <SelectField
                label={sampleText.messages.which}
                data={templates.map((each) => ({ value: each.name, label: each.name }))}
                value={name}
                onChange={setName}
              />
              <SelectField
                label={sampleText.messages.language}
                data={languages}
                value={language}
                onChange={(value) => setLanguage(value === 'en' ? 'en' : 'pt')}
              />
            </div>
            {template && <Preview template={template} push={push} />}
          </>
        )
      }}
    </QueryView>
  )
}
