import type { InvitableSpecialist } from '@emma/contracts/invites'
import { Button, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PersonLine } from '../../../ui/person/person-line.tsx'
import { SearchField } from '../../../ui/table/filter-bar.tsx'
import { councilText } from '../../specialists/index.ts'
import { useCompanyChange } from '../use-company-change.ts'
import { EmailInvite } from './email-invite.tsx'
import classes from './invites.module.css'
import { invitableQuery, sendMutation } from './invites.queries.ts'

interface PersonProps {
  readonly companyId: string
  readonly person: InvitableSpecialist
}

const Person = ({ companyId, person }: PersonProps) => {
  const { t } = useTranslation('companies')
  const { id, name, avatar, council, specialties } = person
  const sending = useCompanyChange(sendMutation, t('invite.sent'))
  return (
    <li className={classes.line}>
      <PersonLine name={name} avatar={avatar}>
        {[council && councilText(council), ...specialties.map(specialtyName)].filter(Boolean).join(' · ')}
      </PersonLine>
      <Button
        variant="light"
        aria-label={t('invite.sendOf', { name })}
        loading={sending.isPending}
        onClick={() => sending.mutate({ company_id: companyId, specialist_id: id })}
      >
        {t('invite.send')}
      </Button>
    </li>
  )
}

const ByName = ({ companyId }: { companyId: string }) => {
  const { t } = useTranslation('companies')
  const [search, setSearch] = useState<string>()
  return (
    <>
      <SearchField
        label={t('invite.search')}
        placeholder={t('invite.searchHint')}
        value={search}
        onChange={setSearch}
      />
      <QueryView
        query={useQuery(invitableQuery(companyId, search ?? ''))}
        skeleton={<LoadingLines shape="lines" count={4} />}
        empty={<p className={classes.muted}>{t('invite.notFound')}</p>}
        isEmpty={({ meta }) => meta.total === 0}
      >
        {({ data, meta }) => (
          <>
            <p role="status" className={classes.muted}>
              {t('invite.found', { count: meta.total })}
            </p>
            <ul className={layout.rows}>
              {data.map((person) => (
                <Person key={person.id} companyId={companyId} person={person} />
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </>
  )
}

interface Props {
  readonly companyId: string
  readonly onClose: () => void
}

/** The person to invite: found by name, or an e-mail. */
export default function InviteDialog({ companyId, onClose }: Props) {
  const { t } = useTranslation('companies')
  const [way, setWay] = useState<'byName' | 'byEmail'>('byName')
  return (
    <Dialog title={t('invite.dialog')} size="lg" onClose={onClose}>
      <div className={layout.stack}>
        <SegmentedControl
          fullWidth
          aria-label={t('invite.dialog')}
          data={(['byName', 'byEmail'] as const).map((value) => ({ value, label: t(`invite.${value}`) }))}
          value={way}
          onChange={(next) => setWay(next === 'byEmail' ? 'byEmail' : 'byName')}
        />
        {way === 'byName' ? (
          <ByName companyId={companyId} />
        ) : (
          <EmailInvite companyId={companyId} onSent={onClose} />
        )}
      </div>
    </Dialog>
  )
}
