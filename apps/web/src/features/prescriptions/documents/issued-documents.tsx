import type { PrescriptionDocument } from '@emma/contracts/prescriptions/documents'
import { ActionIcon, Button } from '@mantine/core'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate, formatHour } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import classes from './documents.module.css'
import { revokeMutation } from './documents.queries.ts'
import { openDocument } from './show-document.ts'
import { useDocumentName } from './use-document-name.ts'

const useRevoke = (id: string) => {
  const { t } = useTranslation('documents')
  const client = useQueryClient()
  const revoke = useMutation({
    ...revokeMutation,
    onSuccess: () => toast.success(t('issued.revoked')),
    onError: (error) => toast.problem(error),
    onSettled: () => client.invalidateQueries({ queryKey: ['documents'] }),
  })
  const start = async () => {
    const question = { title: t('issued.revokeTitle'), detail: t('issued.revokeDetail') }
    if (await ask({ ...question, confirm: t('issued.revokeConfirm'), destructive: true })) revoke.mutate(id)
  }
  return { start, busy: revoke.isPending }
}

const Issued = ({ document }: { document: PrescriptionDocument }) => {
  const { t } = useTranslation('documents')
  const { nameOf, listOf, untilOf } = useDocumentName()
  const { start, busy } = useRevoke(document.id)
  const open = useMutation({
    mutationFn: () => openDocument(document.id),
    onError: () => toast.error(t('issued.openFailed')),
  })
  const name = nameOf(document)
  const isPrinted = document.delivery === 'print'
  const Picture = isPrinted ? IconPrinter : IconExternalLink
  const facts = [
    `${formatDate(document.created_at)} ${formatHour(document.created_at)}`,
    listOf(document),
    untilOf(document),
    t(isPrinted ? 'plan.print' : 'plan.electronic'),
    isPrinted ? null : t(`signature.${document.signature}`),
  ].filter((fact) => fact !== null)
  return (
    <li className={classes.document}>
      <div className={classes.words}>
        <strong>{name}</strong>
        <span>{document.medicines.join(', ')}</span>
        <p className={layout.muted}>{facts.join(' · ')}</p>
      </div>
      <div className={layout.actions}>
        <Button
          size="sm"
          variant="light"
          leftSection={<Picture size={18} aria-hidden />}
          loading={open.isPending}
          onClick={() => open.mutate()}
        >
          {t(isPrinted ? 'issued.print' : 'issued.open', { name })}
        </Button>
        <ActionIcon
          size="lg"
          color="coral"
          aria-label={t('issued.revoke', { name })}
          loading={busy}
          onClick={() => void start()}
        >
          <IconBan size={20} stroke={1.75} />
        </ActionIcon>
      </div>
    </li>
  )
}

/** Documents in force that the specialist made, each to open, print or take back. */
export const IssuedDocuments = ({ documents }: { documents: readonly PrescriptionDocument[] }) => (
  <ul className={layout.items}>
    {documents.map((document) => (
      <Issued key={document.id} document={document} />
    ))}
  </ul>
)
