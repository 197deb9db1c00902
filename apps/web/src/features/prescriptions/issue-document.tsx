import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../lib/problem.ts'
import { toast } from '../../ui/toast.ts'
import { Notice, type Told } from './notice.tsx'
import classes from './prescriptions.module.css'
import { createDocumentMutation } from './prescriptions.queries.ts'
import { openDocument } from './show-document.ts'

/** Makes the PDF of what is prescribed, and opens it. */
export const IssueDocument = ({ recordId }: { recordId: string }) => {
  const { t } = useTranslation('prescriptions')
  const [told, setTold] = useState<Told | null>(null)
  const reasonOf = (error: unknown): string => {
    const { council, prescriptions } = fieldErrors(error)
    if (council !== undefined) return t('issue.council')
    if (prescriptions === undefined) return problemText(error).detail
    return t(prescriptions === 'document_mixed' ? 'issue.mixed' : 'issue.empty')
  }
  const issue = useMutation({
    ...createDocumentMutation,
    onSuccess: ({ delivery }) => toast.success(t(delivery === 'print' ? 'issue.printOnly' : 'issue.done')),
    onError: (error) => setTold({ title: t('issue.failed'), detail: reasonOf(error) }),
  })
  const { data } = issue
  const open = () => data && openDocument(data.id).catch(() => toast.error(t('received.failed')))
  return (
    <div className={classes.buttons}>
      <Button
        variant={data ? 'default' : 'light'}
        onClick={() => issue.mutate(recordId)}
        loading={issue.isPending}
      >
        {t(data ? 'issue.again' : 'issue.action')}
      </Button>
      {data && (
        <Button variant="light" onClick={() => void open()}>
          {t('issue.open')}
        </Button>
      )}
      {told && <Notice told={told} onClose={() => setTold(null)} />}
    </div>
  )
}
