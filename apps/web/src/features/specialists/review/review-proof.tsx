import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { sizeText } from '../../../ui/upload/file-check.ts'
import { openProof } from './open-proof.ts'
import classes from './review.module.css'
import { proofQuery } from './review.queries.ts'

type Proof = NonNullable<SpecialistProfile['document']>

/** An object URL of a loaded file, while it is shown. */
const useAddressOf = (file: Blob): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

const Picture = ({ file, name }: { file: Blob; name: string }) => {
  const { t } = useTranslation('review')
  const url = useAddressOf(file)
  if (url === undefined) return null
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img className={classes.proof} src={url} alt={t('one.proofImage', { name })} />
    </a>
  )
}

const ImageProof = ({ proof, name }: { proof: Proof; name: string }) => {
  const { t } = useTranslation('review')
  return (
    <>
      <QueryView query={useQuery(proofQuery(proof.id))} skeleton={<LoadingLines shape="cards" count={1} />}>
        {(file) => <Picture file={file} name={name} />}
      </QueryView>
      <small className={layout.muted}>{t('one.sentOn', { date: formatDate(proof.created_at) })}</small>
    </>
  )
}

const PdfProof = ({ proof }: { proof: Proof }) => {
  const { t } = useTranslation('review')
  const [isOpening, setOpening] = useState(false)
  const open = () => {
    setOpening(true)
    void openProof(proof.id)
      .catch(toast.problem)
      .finally(() => setOpening(false))
  }
  return (
    <>
      <p className={layout.muted}>
        {t('one.pdf', { size: sizeText(proof.size), date: formatDate(proof.created_at) })}
      </p>
      <div className={layout.actions}>
        <Button variant="default" loading={isOpening} onClick={open}>
          {t('one.openPdf')}
        </Button>
      </div>
    </>
  )
}

/** The document beside the data: a picture is shown, a PDF opens in a tab. */
export const ReviewProof = ({ profile }: { profile: SpecialistProfile }) => {
  const { t } = useTranslation('review')
  const { document } = profile
  const name = profile.personalData.fullName
  return (
    <Panel title={t('one.proof')}>
      {document === null && (
        <EmptyState picture="papers" title={t('one.noProof')} detail={t('one.noProofDetail')} />
      )}
      {document?.type === 'application/pdf' && <PdfProof proof={document} />}
      {document && document.type !== 'application/pdf' && <ImageProof proof={document} name={name} />}
    </Panel>
  )
}
