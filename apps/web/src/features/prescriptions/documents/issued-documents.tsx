import type { PrescriptionDocument } from '@emma/contracts/prescriptions/documents'
import { ActionIcon, Button } from '@mantine/core'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
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
import { downloadDocument, openDocument, printDocument } from './show-document.ts'
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
  const onError = () => toast.error(t('issued.openFailed'))
  const open = useMutation({ mutationFn: () => openDocument(document.id), onError })
  const print = useMutation({ mutationFn: () => printDocument(document.id), onError })
  const save = useMutation({ mutationFn: () => downloadDocument(document.id, name, document.code), onError })
  const name = nameOf(document)
  const isPrinted = document.delivery === 'print'
  const icon = { size: 20, stroke: 1.75 } as const
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
          leftSection={<IconExternalLink size={18} aria-hidden />}
          loading={open.isPending}
          onClick={() => open.mutate()}
        >
          {t('issued.open', { name })}
        </Button>
        <ActionIcon
          size="lg"
          aria-label={t('issued.print', { name })}
          loading={print.isPending}
          onClick={() => print.mutate()}
        >
          <IconPrinter {...icon} />
        </ActionIcon>
        <ActionIcon
          size="lg"
          aria-label={t('issued.save', { name })}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          <IconDownload {...icon} />
        </ActionIcon>
        <ActionIcon
          size="lg"
          color="coral"
          aria-label={t('issued.revoke', { name })}
          loading={busy}
          onClick={() => void start()}
        >
          <IconBan {...icon} />
        </ActionIcon>
      </div>
    </li>
  )
}

/** The specialist's valid documents, each to open, print or revoke. */
export const IssuedDocuments = ({ documents }: { documents: readonly PrescriptionDocument[] }) => (
  <ul className={layout.items}>
    {documents.map((document) => (
      <Issued key={document.id} document={document} />
    ))}
  </ul>
)
