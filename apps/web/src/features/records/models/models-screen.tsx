import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/use-session.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { OwnModels } from '../../prescriptions/index.ts'
import { accountQuery } from '../../specialists/index.ts'
import { renderModelCid } from '../editor/cid-field.tsx'
import classes from './models.module.css'
import { OwnPhrases } from './own-phrases.tsx'

/** What a specialist prescribes and writes often, prepared outside of any consultation. */
export default function ModelsScreen() {
  const { t } = useTranslation('guided')
  const { t: shell } = useTranslation()
  const { t: prescriptions } = useTranslation('prescriptions')
  const id = useUser()?.specialistId ?? ''
  const account = useQuery({ ...accountQuery(id), enabled: id !== '' })
  return (
    <>
      <PageHeader title={shell('titles.own-models')} subtitle={t('models.subtitle')} />
      <div className={classes.screen}>
        <section className={layout.list} aria-labelledby="own-models">
          <Title order={2} id="own-models">
            {prescriptions('models.title')}
          </Title>
          <Suspense fallback={<LoadingLines count={3} />}>
            <OwnModels cid="" renderCid={renderModelCid} />
          </Suspense>
        </section>
        <section className={layout.list} aria-labelledby="own-phrases">
          <Title order={2} id="own-phrases">
            {t('phrases.of')}
          </Title>
          <QueryView query={account} skeleton={<LoadingLines count={5} />}>
            {({ specialties }) => <OwnPhrases offers={specialties} />}
          </QueryView>
        </section>
      </div>
    </>
  )
}
