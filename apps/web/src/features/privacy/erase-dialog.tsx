import { Button, Group, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession, useUser } from '../../lib/session/use-session.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { EraseRefusal } from './erase-refusal.tsx'
import classes from './privacy.module.css'
import { eraseMutation } from './privacy.queries.ts'

const List = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
)

const useErasure = () => {
  const { t } = useTranslation('privacy')
  const session = useSession()
  return useMutation({
    ...eraseMutation,
    onSuccess: async () => {
      toast.success(t('erase.doneDetail'))
      await session.signOut()
    },
  })
}

/** What is deleted, what stays and why; then a word that nobody types by accident. */
export const EraseDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('privacy')
  const customerId = useUser()?.customerId
  const [typed, setTyped] = useState('')
  const erase = useErasure()
  const word = t('erase.word')
  const isMeant = typed.trim().toLocaleUpperCase() === word
  return (
    <Dialog title={t('erase.title')} size="lg" onClose={onClose}>
      <form
        className={classes.consequences}
        onSubmit={(event) => {
          event.preventDefault()
          if (isMeant && customerId && !erase.isPending) erase.mutate(customerId)
        }}
      >
        <List title={t('erase.goesTitle')} items={t('erase.goes', { returnObjects: true })} />
        <List title={t('erase.staysTitle')} items={t('erase.stays', { returnObjects: true })} />
        <p>{t('erase.again')}</p>
        {erase.isError && <EraseRefusal error={erase.error} />}
        <TextInput
          label={t('erase.label', { word })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('erase.keep')}
          </Button>
          <Button type="submit" color="coral" disabled={!isMeant} loading={erase.isPending}>
            {t('erase.confirm')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
