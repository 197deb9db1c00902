import type { ResponseOf } from '@emma/contracts/kit'
import type { verifyDocument } from '@emma/contracts/prescriptions/verification'
import { Alert, Button, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../lib/api/problem.ts'
import { formatDate, formatHour } from '../../lib/i18n/format.ts'
import { QueryFailure } from '../../ui/failure/query-failure.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { Brand } from '../../ui/layout/brand.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { useDocumentName } from './documents/use-document-name.ts'
import classes from './prescriptions.module.css'
import { verificationQuery } from './prescriptions.queries.ts'

type Check = ResponseOf<typeof verifyDocument>

const CodeForm = ({ code }: { code: string }) => {
  const { t } = useTranslation('documents')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(code)
  const search = () => void navigate({ to: '/verificar/$code', params: { code: typed.trim() } })
  return (
    <form
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') search()
      }}
    >
      <TextInput
        label={t('check.code')}
        placeholder={t('check.codePlaceholder')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit">{t('check.search')}</Button>
    </form>
  )
}

const verdictOf = ({ valid, revoked, expired }: Check) => {
  if (valid) return 'valid'
  if (revoked) return 'revoked'
  return expired ? 'expired' : 'replaced'
}

const Verdict = ({ check }: { check: Check }) => {
  const { t } = useTranslation('documents')
  const { dayOf } = useDocumentName()
  const verdict = verdictOf(check)
  const date = check.valid_until === null ? '' : dayOf(check.valid_until)
  const since =
    check.revoked_at === null ? '' : `${formatDate(check.revoked_at)}, ${formatHour(check.revoked_at)}`
  return (
    <Alert
      color={verdict === 'valid' ? 'leaf' : 'coral'}
      role="status"
      title={verdict === 'valid' ? t(`check.valid.${check.kind}`) : t(`check.${verdict}`)}
      className={classes.notice}
    >
      <p>{t(`check.${verdict}Detail`, { date, since })}</p>
      {check.delivery === 'print' && <p>{t('check.byHand')}</p>}
    </Alert>
  )
}

const CheckFacts = ({ check }: { check: Check }) => {
  const { t } = useTranslation('documents')
  const { nameOf, listOf, untilOf } = useDocumentName()
  const facts = [
    ['kind', [nameOf(check), listOf(check)].filter((part) => part !== null).join(' · ')],
    ['prescriber', check.specialist.name],
    ['council', check.specialist.council],
    ['patient', check.patient_initials],
    ['issued', formatDate(check.issued_at)],
    ['until', untilOf(check) ?? '–'],
    ['signature', t(`signature.${check.signature}`)],
  ] as const
  return (
    <Facts
      facts={facts.map(([name, value]) => ({ name: t(`check.${name}`), value, wide: name === 'signature' }))}
    />
  )
}

const Verified = ({ check }: { check: Check }) => {
  const { t } = useTranslation('documents')
  return (
    <section className={classes.card}>
      <Verdict check={check} />
      <CheckFacts check={check} />
      <div>
        <Title order={2}>{t('check.items')}</Title>
        <ul className={layout.rows}>
          {check.items.map((item) => (
            <li key={`${item.title} ${item.prescription}`} className={classes.item}>
              <div className={classes.words}>
                <strong>{item.title}</strong>
                <p>{item.prescription}</p>
                <p className={layout.muted}>
                  {[item.qtd, item.via, item.condition_use].filter((part) => part !== '').join(' · ')}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {check.delivery === 'electronic' && <p className={layout.muted}>{t('check.validator')}</p>}
    </section>
  )
}

/** A document's verification for pharmacists, open to everybody. */
export default function PrescriptionCheckScreen() {
  const { t } = useTranslation('documents')
  const { t: shell } = useTranslation()
  const { code } = useParams({ from: '/verificar/$code' })
  const query = useQuery(verificationQuery(code))
  return (
    <div className={classes.check}>
      <Brand />
      <PageHeader title={shell('titles.prescription-check')} />
      <CodeForm key={code} code={code} />
      {query.isPending && <LoadingLines />}
      {query.isError &&
        (isProblem(query.error, 'not_found') || isProblem(query.error, 'malformed') ? (
          <Alert color="coral" role="alert" title={t('check.unknown')}>
            {t('check.unknownDetail')}
          </Alert>
        ) : (
          <QueryFailure query={query} />
        ))}
      {query.data && <Verified check={query.data} />}
    </div>
  )
}
