import { phraseSets } from '@emma/phrases'
import { english } from '@emma/phrases/english'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadPhrases } from '../../lib/i18n/i18n.ts'
import { sets } from './sets.ts'
import { states } from './states.ts'
import { StatusBadge } from './status-badge.tsx'

/** The text at `status.confirmed` of a set. */
const wordAt = (texts: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => Object.entries(at ?? {}).find(([name]) => name === key)?.[1], texts)

const wordless = async (load: (set: (typeof sets)[number]) => Promise<{ default: unknown }>) => {
  const texts = new Map<string, unknown>(
    await Promise.all(sets.map(async (set) => [set, (await load(set)).default] as const)),
  )
  return Object.values(states)
    .flatMap((kind) => Object.values(kind))
    .map(([, word]) => word.split(':'))
    .filter(([set = '', path = '']) => typeof wordAt(texts.get(set), path) !== 'string')
}

test('every state has its word, in both languages', async () => {
  expect(await wordless((set) => phraseSets[set]())).toEqual([])
  expect(await wordless((set) => english[set]())).toEqual([])
})

test('a state is read as a word, not as a colour or a picture', async () => {
  await loadPhrases('booking')
  const { container } = render(<StatusBadge of="appointment" state="no_show" />)
  expect(screen.getByText('Paciente ausente')).toBeDefined()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
