import { MINUTE } from '@emma/domain/interval'
import { Card, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { ChatThread } from '../chat-thread/chat-thread.tsx'
import { Composer } from '../chat-thread/composer.tsx'
import type { ThreadItem } from '../chat-thread/thread-item.ts'
import classes from './kit.module.css'
import { samplePeople, sampleText } from './samples.ts'

const nothing = () => undefined
const states = ['read', 'delivered', 'sent', 'sending', 'waiting', 'failed'] as const
const at = (minutes: number): string => new Date(Date.now() - minutes * MINUTE).toISOString()
const file = (name: string, type: string) => ({
  name,
  type,
  size: 482_000,
  load: () => Promise.reject(new Error('A sample has no file')),
})

const items: readonly ThreadItem[] = [
  { key: 'old', own: false, text: sampleText.chat.question, at: at(2000), state: 'read' },
  { key: 'automatic', own: true, text: sampleText.chat.answer, at: at(1999), state: 'read', automatic: true },
  {
    key: 'pdf',
    own: false,
    text: '',
    at: at(60),
    state: 'read',
    file: file('hemograma.pdf', 'application/pdf'),
  },
  {
    key: 'picture',
    own: false,
    text: '',
    at: at(59),
    state: 'read',
    file: file('raio-x.webp', 'image/webp'),
  },
  ...states.map((state, nth) => ({
    key: state,
    own: true,
    text: sampleText.chat.answer,
    at: at(50 - nth),
    state,
    ...(state === 'failed' ? { failure: sampleText.confirmDetail } : {}),
  })),
  {
    key: 'upload',
    own: true,
    text: '',
    at: at(1),
    state: 'sending',
    percent: 60,
    file: file('laudo.pdf', 'application/pdf'),
  },
]

/** A thread in all its states, and the composer. */
export const KitChat = () => {
  const [text, setText] = useState('')
  const shared = {
    name: samplePeople[0] ?? '',
    items,
    onOlder: nothing,
    onSeen: nothing,
    onRetry: nothing,
    onDiscard: nothing,
  }
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Card padding={0} className={classes.chat}>
        <ChatThread {...shared} unread={{ key: 'pdf', count: 2 }} older="idle" />
        <Composer text={text} onText={setText} onSend={nothing} onFiles={nothing} />
      </Card>
      <Card padding={0} className={classes.chat}>
        <ChatThread {...shared} items={items.slice(0, 2)} unread={null} older="failed" />
      </Card>
    </SimpleGrid>
  )
}
