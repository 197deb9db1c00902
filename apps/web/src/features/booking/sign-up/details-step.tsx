import { Alert, Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/api/problem.ts'
import layout from '../../../ui/layout/layout.module.css'
import { DetailsFields } from './details-fields.tsx'
import { Held } from './held.tsx'
import { heldSlotQuery } from './sign-up.calls.ts'
import classes from './sign-up.module.css'
import type { StepProps } from './sign-up-screen.tsx'
import { StepBar } from './step-bar.tsx'
import { useDetails } from './use-details.ts'

/** The missing fields, while the slot is held. */
export const DetailsStep = (props: StepProps) => {
  const { t } = useTranslation('signUp')
  const { signUp, wish, slot } = props
  const held = useQuery(heldSlotQuery(signUp.kept.ticket, wish))
  const { form, failure, isSending, submit } = useDetails(signUp)
  return (
    <form noValidate className={`${layout.screen} ${classes.step}`} onSubmit={submit}>
      <div>
        <Title order={1}>{t('details.title')}</Title>
        <p className={classes.subtitle}>{t('details.subtitle')}</p>
      </div>
      <Held {...props} held={held} />
      <p className={classes.mail}>
        {signUp.kept.email}
        <Button variant="subtle" size="compact-md" px={4} onClick={signUp.restart}>
          {t('details.other')}
        </Button>
      </p>
      {failure !== null && (
        <Alert color="coral" role="alert">
          {problemText(failure).detail}
        </Alert>
      )}
      <DetailsFields form={form} />
      <StepBar
        slot={slot}
        label={t('details.submit')}
        name={t('details.submitLabel')}
        isSending={isSending}
      />
    </form>
  )
}
