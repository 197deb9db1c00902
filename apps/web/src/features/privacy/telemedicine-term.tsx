import { Button, Paper, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import layout from '../../ui/layout/layout.module.css'
import { toast } from '../../ui/toast/toast.ts'
import { consentMutation, consentsQuery } from './privacy.queries.ts'
import classes from './telemedicine-term.module.css'

/** The term before the first call by video: read, then accepted (CFM 2.314/2022). */
export const TelemedicineTerm = () => {
  const { t } = useTranslation('privacy')
  const client = useQueryClient()
  const accept = useMutation({
    ...consentMutation,
    onSuccess: ({ data }) => client.setQueryData(consentsQuery.queryKey, data),
    onError: toast.problem,
  })
  const paragraphs = t('telemedicine.paragraphs', { returnObjects: true })
  return (
    <Paper component="section" className={classes.term} withBorder>
      <Title order={1}>{t('telemedicine.title')}</Title>
      <p className={layout.quiet}>{t('intro')}</p>
      <div className={classes.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Button
        size="lg"
        loading={accept.isPending}
        onClick={() => accept.mutate({ kind: 'telemedicine', version: t('telemedicine.version') })}
      >
        {accept.isPending ? t('accepting') : t('accept')}
      </Button>
    </Paper>
  )
}
