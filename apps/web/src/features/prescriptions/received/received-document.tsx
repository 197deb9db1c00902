import type { PrescriptionDocument } from '@emma/contracts/prescriptions/documents'
import { ActionIcon, Button } from '@mantine/core'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate, noonOf } from '../../../lib/i18n/format.ts'
import { today } from '../../../lib/time/days.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { ThingRow } from '../../../ui/list/thing-row.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { shareDocument } from '../documents/share-document.ts'
import { downloadDocument, openDocument } from '../documents/show-document.ts'
import classes from '../prescriptions.module.css'
import { loadDocument } from '../prescriptions.queries.ts'

interface Props {
  readonly document: PrescriptionDocument
}

const Validity = ({ document: { valid_until } }: Props) => {
  const { t } = useTranslation('prescriptions')
  if (valid_until === null) return null
  const date = formatDate(noonOf(valid_until), 'UTC')
  return valid_until < today() ? (
    <StatusChip tone="warning" label={t('received.over', { date })} />
  ) : (
    <StatusChip tone="success" label={t('received.validUntil', { date })} />
  )
}

const Words = ({ document }: Props) => {
  const { t } = useTranslation('prescriptions')
  const { kind, code, medicines, specialist, dependent, created_at, signature } = document
  const { name, council } = specialist
  return (
    <>
      <div className={classes.words}>
        <h2>{t(`received.kinds.${kind}`)}</h2>
        <p className={layout.muted}>
          {formatDate(created_at)} · {t('received.by', { name, council })}
        </p>
        {dependent && <p>{t('received.for', { name: dependent.name })}</p>}
      </div>
      <div className={classes.words}>
        {medicines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <p className={layout.muted}>
          {t(`received.signatures.${signature}`)} · {t('received.check')}:{' '}
          <TextLink to="/verificar/$code" params={{ code }} className={classes.code}>
            {code}
          </TextLink>
        </p>
        <div>
          <Validity document={document} />
        </div>
      </div>
    </>
  )
}

const useShare = ({ id, code, kind, verify_url }: PrescriptionDocument) => {
  const { t } = useTranslation('prescriptions')
  return useMutation({
    mutationFn: async () => {
      const content = await loadDocument(id)
      const file = new File([content], `${kind}-${code}.pdf`, { type: 'application/pdf' })
      return shareDocument({ title: t(`received.kinds.${kind}`), link: verify_url, file })
    },
    onSuccess: (ended) => {
      if (ended === 'copied') toast.success(t('received.copied'))
    },
    onError: () => toast.error(t('received.shareFailed')),
  })
}

const useOpen = ({ id }: PrescriptionDocument) => {
  const { t } = useTranslation('prescriptions')
  return useMutation({
    mutationFn: () => openDocument(id),
    onError: () => toast.error(t('received.failed')),
  })
}

/** A search result: the row opens the document. */
export const DocumentRow = ({ document }: Props) => {
  const { t } = useTranslation('prescriptions')
  const open = useOpen(document)
  const { kind, medicines, created_at, specialist } = document
  const word = t(`received.kinds.${kind}`)
  const about = [medicines.length > 0 && word, formatDate(created_at), specialist.name]
  return (
    <ThingRow
      picture={<IconFileText size={24} stroke={1.75} aria-hidden />}
      title={medicines.join(', ') || word}
      about={about.filter(Boolean).join(' · ')}
      isBusy={open.isPending}
      onOpen={() => open.mutate()}
    />
  )
}

/** A received document: its content and expiry, with actions to open, download and share it. */
export const ReceivedDocument = ({ document }: Props) => {
  const { t } = useTranslation('prescriptions')
  const { id, kind, code } = document
  const onError = () => toast.error(t('received.failed'))
  const open = useOpen(document)
  const download = useMutation({
    mutationFn: () => downloadDocument(id, t(`received.kinds.${kind}`), code),
    onError,
  })
  const share = useShare(document)
  return (
    <article className={classes.card}>
      <Words document={document} />
      <div className={layout.actions}>
        <Button loading={open.isPending} onClick={() => open.mutate()}>
          {t('received.open')}
        </Button>
        <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
          {t('received.download')}
        </Button>
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t('received.share')}
          loading={share.isPending}
          onClick={() => share.mutate()}
        >
          <IconShare size={20} aria-hidden />
        </ActionIcon>
      </div>
    </article>
  )
}
