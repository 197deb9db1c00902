import { folded } from '@emma/domain/text'

/** Long words that ask for something, none of them like a name. */
const known = [
  'bloquear',
  'bloqueio',
  'bloqueia',
  'desbloquear',
  'agendar',
  'receita',
  'receitar',
  'atestado',
  'retorno',
  'encaminhamento',
  'prescrever',
  'prescricao',
  'prescription',
  // Right as they are, and near another one.
  'agenda',
  'receitas',
  'retornos',
] as const

/** Whether one letter is missing, added, other, or two are exchanged. */
const isTypo = (word: string, right: string): boolean => {
  if (Math.abs(word.length - right.length) > 1 || word === right) return false
  let start = 0
  while (start < word.length && word[start] === right[start]) start += 1
  const [left, wanted] = [word.slice(start), right.slice(start)]
  return (
    left.slice(1) === wanted.slice(1) ||
    left === wanted.slice(1) ||
    left.slice(1) === wanted ||
    (left[0] === wanted[1] && left[1] === wanted[0] && left.slice(2) === wanted.slice(2))
  )
}

/** The typed words, folded, their typing errors in words that ask for something mended. */
export const plainWords = (typed: string): readonly string[] =>
  typed
    .trim()
    .split(/[\s,;]+/)
    .map((word) => {
      const plain = folded(word).replace(/\.$/, '')
      if (known.some((right) => right === plain)) return plain
      return known.find((right) => isTypo(plain, right)) ?? plain
    })
