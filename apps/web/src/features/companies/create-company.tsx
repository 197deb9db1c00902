import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Steps } from '../../ui/form/steps.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { UploadField } from '../../ui/upload/upload-field.tsx'
import classes from './companies.module.css'
import { DirectorFields, NameFields } from './company-fields.tsx'
import { useCreating } from './use-creating.ts'

interface DocumentProps {
  readonly document: File | null
  readonly onChange: (document: File | null) => void
}

const DocumentStep = ({ document, onChange }: DocumentProps) => {
  const { t } = useTranslation('companies')
  return (
    <>
      <p className={classes.muted}>{t('create.documentDetail')}</p>
      <UploadField
        label={t('create.documentLabel')}
        kept={document}
        save={async (file) => onChange(file)}
        onRemove={() => onChange(null)}
      />
      <p className={classes.muted}>{t('create.documentLater')}</p>
    </>
  )
}

interface Props {
  readonly onDone: (id: string) => void
  readonly onCancel: () => void
}

/** A company in three steps: its data, its director, its document. */
export default function CreateCompany({ onDone, onCancel }: Props) {
  const { t } = useTranslation('companies')
  const { step, setStep, next, isSending, document, setDocument, ...form } = useCreating(onDone)
  const fields = { values: form.values, errors: form.errors, onChange: form.change }
  const names = [t('create.steps.company'), t('create.steps.director'), t('create.steps.document')]
  return (
    <>
      <PageHeader title={t('create.title')} />
      <form
        noValidate
        className={classes.narrow}
        onSubmit={(event) => {
          event.preventDefault()
          next()
        }}
      >
        <Steps names={names} at={step} onBack={() => setStep(step - 1)}>
          <div className={layout.stack}>
            {step === 0 && <NameFields {...fields} />}
            {step === 1 && (
              <>
                <p className={classes.muted}>{t('create.directorDetail')}</p>
                <DirectorFields {...fields} />
              </>
            )}
            {step === 2 && <DocumentStep document={document} onChange={setDocument} />}
            <div className={classes.aside}>
              <Button type="submit" loading={isSending}>
                {t(step === 2 ? 'create.submit' : 'create.next')}
              </Button>
              <Button variant="default" onClick={onCancel}>
                {t('create.cancel')}
              </Button>
            </div>
          </div>
        </Steps>
      </form>
    </>
  )
}
