import { useCallback, useEffect, useRef, useState } from 'react'
import { ask, on } from '../../../lib/realtime/realtime.ts'

/** Repeated this often while typing, and over this long after the last report. */
const SAY_EVERY_MS = 3000
const OVER_AFTER_MS = 5000

/** Whether the other person is typing. */
export const useOtherTyping = (chatId: string, otherId: string): boolean => {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      setTyping(false)
    }
    const stops = [
      on('chat:typing', (event) => {
        if (event.chatId !== chatId || event.userId !== otherId) return
        end()
        if (!event.typing) return
        setTyping(true)
        timer = setTimeout(end, OVER_AFTER_MS)
      }),
      on('chat:message', ({ senderId, chatId: id }) => {
        if (id === chatId && senderId === otherId) end()
      }),
    ]
    return () => {
      end()
      for (const stop of stops) stop()
    }
  }, [chatId, otherId])
  return isTyping
}

/** Reports that the person types, and has stopped; nobody waits for that in an office's chat. */
export const useSayTyping = (chatId: string, isHeard: boolean) => {
  const said = useRef(0)
  const say = useCallback(
    (typing: boolean) => {
      const now = Date.now()
      if (!isHeard) return
      if (typing ? now - said.current < SAY_EVERY_MS : said.current === 0) return
      said.current = typing ? now : 0
      // Useless later, so a lost one is not repeated.
      ask('chat:typing', { chatId, typing }).catch(() => undefined)
    },
    [chatId, isHeard],
  )
  useEffect(() => () => say(false), [say])
  return say
}
