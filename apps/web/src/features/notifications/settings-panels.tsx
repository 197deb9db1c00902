import type { NotificationSettings } from '@emma/contracts/notifications/settings'
import { Button, Switch, Title } from '@mantine/core'
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { TimeField } from '../../ui/form/time-field.tsx'
import classes from './notifications.module.css'
import { settingsQuery } from './settings.queries.ts'
import { play } from './sounds.ts'
import { type Change, useSettingsChange } from './use-settings-change.ts'

interface PartProps {
  readonly settings: NotificationSettings
  readonly change: Change
}

const SoundPanel = ({ settings: { sound }, change }: PartProps) => {
  const { t } = useTranslation('notifications')
  const detail = useId()
  return (
    <div className={classes.panel}>
      <Title order={3}>{t('settings.sound')}</Title>
      <p id={detail}>{t('settings.soundDetail')}</p>
      <div className={classes.row}>
        <Switch
          label={t('settings.soundSwitch')}
          aria-describedby={detail}
          checked={sound}
          onChange={(event) => change({ sound: event.currentTarget.checked })}
        />
        <Button
          size="sm"
          variant="default"
          leftSection={<IconVolume size={18} stroke={1.75} aria-hidden />}
          onClick={() => void play('notice').catch(() => undefined)}
        >
          {t('settings.hear')}
        </Button>
      </div>
    </div>
  )
}

const night = { from: '22:00', until: '07:00' }
const QuietPanel = ({ settings: { quiet_hours: quiet }, change }: PartProps) => {
  const { t } = useTranslation('notifications')
  const detail = useId()
  return (
    <div className={classes.panel}>
      <Title order={3}>{t('settings.quiet')}</Title>
      <p id={detail}>{t('settings.quietDetail')}</p>
      <Switch
        label={t('settings.quietSwitch')}
        aria-describedby={detail}
        checked={quiet !== null}
        onChange={(event) => change({ quiet_hours: event.currentTarget.checked ? night : null })}
      />
      {quiet && (
        <div className={classes.row}>
          <TimeField
            label={t('settings.from')}
            value={quiet.from}
            onChange={(from) => from && change({ quiet_hours: { ...quiet, from } })}
          />
          <TimeField
            label={t('settings.until')}
            value={quiet.until}
            onChange={(until) => until && change({ quiet_hours: { ...quiet, until } })}
          />
        </div>
      )}
    </div>
  )
}

type Group = NotificationSettings['groups'][number]

interface GroupProps {
  readonly row: Group
  readonly channel: string
  readonly onChange: (row: Group) => void
}

/** A subject with its switches in a line, and its description below across the whole width. */
const GroupRows = ({ row, channel, onChange }: GroupProps) => {
  const { t } = useTranslation('notifications')
  const detail = useId()
  const { group, message, push, optional } = row
  const about = t(`groups.${group}.title`)
  return (
    <tbody>
      <tr>
        <th scope="rowgroup">{about}</th>
        <td>
          <Switch
            aria-label={t('settings.byWay', { about, way: channel })}
            aria-describedby={detail}
            checked={message}
            disabled={!optional}
            onChange={(event) => onChange({ ...row, message: event.currentTarget.checked })}
          />
        </td>
        <td>
          <Switch
            aria-label={t('settings.byWay', { about, way: t('settings.push') })}
            aria-describedby={detail}
            checked={push}
            onChange={(event) => onChange({ ...row, push: event.currentTarget.checked })}
          />
        </td>
      </tr>
      <tr>
        <td id={detail} colSpan={3}>
          {t(`groups.${group}.detail`)} {!optional && t('settings.always', { channel })}
        </td>
      </tr>
    </tbody>
  )
}

/** Channels by subject: a row per subject, a column per channel. */
const GroupsPanel = ({ settings: { groups, channel }, change }: PartProps) => {
  const { t } = useTranslation('notifications')
  const title = useId()
  const replace = (row: Group) =>
    change({ groups: groups.map((each) => (each.group === row.group ? row : each)) })
  return (
    <div className={classes.panel}>
      <Title order={3} id={title}>
        {t('settings.ways')}
      </Title>
      <p>{t('settings.waysDetail')}</p>
      <table className={classes.groups} aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{t('settings.subject')}</th>
            <th scope="col">{t(`channels.${channel}`)}</th>
            <th scope="col">{t('settings.push')}</th>
          </tr>
        </thead>
        {groups.map((row) => (
          <GroupRows key={row.group} row={row} channel={t(`channels.${channel}`)} onChange={replace} />
        ))}
      </table>
    </div>
  )
}

const Panels = ({ settings }: { settings: NotificationSettings }) => {
  const change = useSettingsChange()
  return (
    <>
      <GroupsPanel settings={settings} change={change} />
      <QuietPanel settings={settings} change={change} />
      <SoundPanel settings={settings} change={change} />
    </>
  )
}

/** Notification settings: channel, hours, sound. Each choice is saved at once. */
export default function SettingsPanels() {
  const { t } = useTranslation('notifications')
  const id = useId()
  return (
    <section id="avisos" className={classes.device} aria-labelledby={id}>
      <Title order={2} id={id}>
        {t('settings.title')}
      </Title>
      <QueryView query={useQuery(settingsQuery)} skeleton={<LoadingLines shape="cards" count={2} />}>
        {(settings) => <Panels settings={settings} />}
      </QueryView>
    </section>
  )
}
