import { tidy, words } from './patterns.ts'

/** In a file of its own: screens need it, and not the other patterns. */
export const NEARBY = words(
  '(?:aqui )?(?:bem )?(?:perto|pr[oó]xim[oa]s?(?! (?:semana|m[eê]s|dia|hor[aá]rio|vaga|consulta|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo))|pertinho)(?: (?:de|da|do|a))?(?: (?:mim|casa|minha casa|aqui|onde estou|meu bairro))?|mais perto|na minha (?:cidade|regi[aã]o)|no meu bairro|near ?(?:me|by)|close to me|around here',
)

/** The search without `perto de mim`; undefined if it does not ask for who is near. */
export const besideNearby = (search: string): string | undefined => {
  const rest = tidy(search.replace(NEARBY, ' '))
  return rest === tidy(search) ? undefined : rest
}
