import { Alert, Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../ui/dialog/confirm.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import classes from '../change/changes.module.css'
import { feedQuery, renewFeedMutation, revokeFeedMutation } from './calendar-feed.queries.ts'

const copiedFor = 2000

const useFeed = () => {
  const { t } = useTranslation('calendar')
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: feedQuery.queryKey })
  const options = { onError: toast.problem, onSettled: readAgain }
  const renewing = useMutation({ ...renewFeedMutation, ...options })
  const revoking = useMutation({ ...revokeFeedMutation, ...options })
  const make = () => renewing.mutate(undefined, { onSuccess: () => toast.success(t('feed.made')) })
  const renew = async () => {
    const question = { title: t('feed.renewTitle'), detail: t('feed.renewDetail'), confirm: t('feed.renew') }
    if (!(await ask({ ...question, destructive: true }))) return
    renewing.mutate(undefined, { onSuccess: () => toast.success(t('feed.renewed')) })
  }
  const revoke = async () => {
    const question = {
      title: t('feed.revokeTitle'),
      detail: t('feed.revokeDetail'),
      confirm: t('feed.revoke'),
    }
    if (!(await ask({ ...question, destructive: true }))) return
    revoking.mutate(undefined, { onSuccess: () => toast.success(t('feed.revoked')) })
  }
  return { make, renew, revoke, isBusy: renewing.isPending || revoking.isPending }
}

const Address = ({ url }: { url: string }) => {
  const { t } = useTranslation('calendar')
  const { copied, copy } = useClipboard({ timeout: copiedFor })
  return (
    <>
      <TextInput
        label={t('feed.address')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        size="lg"
        leftSection={copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
        onClick={() => copy(url)}
      >
        {t(copied ? 'feed.copied' : 'feed.copy')}
      </Button>
      {/* Calendar programs accept this scheme as a subscription. */}
      <Button component="a" href={url.replace(/^https?:/, 'webcal:')} variant="default" size="lg">
        {t('feed.program')}
      </Button>
      <Alert color="amber">{t('feed.secret')}</Alert>
    </>
  )
}

const Feed = ({ url }: { url: string | null }) => {
  const { t } = useTranslation('calendar')
  const { make, renew, revoke, isBusy } = useFeed()
  if (url === null) {
    return (
      <>
        <p className={classes.note}>{t('feed.none')}</p>
        <Button size="lg" loading={isBusy} onClick={make}>
          {t('feed.make')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Address url={url} />
      <div className={classes.buttons}>
        <Button variant="default" loading={isBusy} onClick={() => void renew()}>
          {t('feed.renew')}
        </Button>
        <Button variant="subtle" color="coral" loading={isBusy} onClick={() => void revoke()}>
          {t('feed.revoke')}
        </Button>
      </div>
    </>
  )
}

/** The private address of the user's appointments for other calendars: created, copied, renewed, turned off. */
export default function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar')
  return (
    <Dialog title={t('feed.title')} onClose={onClose}>
      <div className={layout.stack}>
        <p className={classes.note}>{t('feed.detail')}</p>
        <QueryView query={useQuery(feedQuery)} skeleton={<LoadingLines count={2} />}>
          {({ url }) => <Feed url={url} />}
        </QueryView>
      </div>
    </Dialog>
  )
}
