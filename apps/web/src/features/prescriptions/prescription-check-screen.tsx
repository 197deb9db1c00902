import type { verifyDocument } from '@emma/contracts/documents'
import type { ResponseOf } from '@emma/contracts/kit'
import { Alert, Button, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/format.ts'
import { isProblem } from '../../lib/problem.ts'
import { Brand } from '../../ui/brand.tsx'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ErrorState } from '../../ui/state-block.tsx'
import classes from './prescriptions.module.css'
import { verificationQuery } from './prescriptions.queries.ts'

const CodeForm = ({ code }: { code: string }) => {
  const { t } = useTranslation('prescriptions')
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

const Verified = ({ check }: { check: ResponseOf<typeof verifyDocument> }) => {
  const { t } = useTranslation('prescriptions')
  const facts = [
    ['prescriber', check.specialist.name],
    ['council', check.specialist.council],
    ['patient', check.patient_initials],
    ['issued', formatDate(check.issued_at)],
    ['signature', t(`received.signatures.${check.signature}`)],
  ] as const
  return (
    <section className={classes.card}>
      <Alert
        color={check.valid ? 'leaf' : 'coral'}
        role="status"
        title={t(check.valid ? 'check.valid' : 'check.replaced')}
        className={classes.notice}
      >
        <p>{t(check.valid ? 'check.validDetail' : 'check.replacedDetail')}</p>
        {check.delivery === 'print' && <p>{t('check.byHand')}</p>}
      </Alert>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`check.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Title order={2}>{t('check.items')}</Title>
        <ul className={classes.items}>
          {check.items.map((item) => (
            <li key={`${item.title} ${item.prescription}`} className={classes.item}>
              <div className={classes.words}>
                <strong>{item.title}</strong>
                <p>{item.prescription}</p>
                <p className={classes.quiet}>
                  {[item.qtd, item.via, item.condition_use].filter((part) => part !== '').join(' · ')}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The pharmacist's check of a prescription, open to everybody. */
export default function PrescriptionCheckScreen() {
  const { t } = useTranslation('prescriptions')
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
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ))}
      {query.data && <Verified check={query.data} />}
    </div>
  )
}
