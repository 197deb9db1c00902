import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { ask } from '../../ui/dialog/confirm.ts'
import { i18n } from '../i18n/i18n.ts'
import { holdWhile } from '../loading/busy.ts'

const asked = () =>
  ask({
    title: i18n.t('leave.title'),
    detail: i18n.t('leave.detail'),
    confirm: i18n.t('leave.confirm'),
    cancel: i18n.t('leave.stay'),
    destructive: true,
  })

/**
 * Asks before a screen with unsaved changes is left by a link, back, or closing the tab. Another filter or step on the
 * same path is not leaving. After saving, call the returned function before navigating: `free(); await navigate(…)`.
 */
export const useLeaveGuard = (isDirty: () => boolean): (() => void) => {
  const free = useRef(false)
  const holds = () => !free.current && isDirty()
  const asks = useRef(holds)
  asks.current = holds
  useEffect(() => holdWhile(() => asks.current()), [])
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && holds() && !(await asked()),
    enableBeforeUnload: holds,
  })
  return useCallback(() => {
    free.current = true
  }, [])
}
