import { isScreenPath, isSitePath } from '@emma/contracts/site/paths'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { sessionOf } from '../test/app.tsx'
import { createAppRouter } from './router.ts'

/** Spec §2, to the letter. `{id?}` is optional. */
const specified = `
/login /customer/login /authorized /authentication/forgot-password /authentication/reset-password /customer/create
/termos-de-uso /politica-de-privacidade /specialist/accout-progress /dashboard /chat/{employeeId} /calls
/customer/calls/{id?} /customer /customer/chat-customer /customer/favoritos /customer/agenda /customer/post/{id}
/customer/specialists/{id} /customer/confirm-registration/{id} /customer/marcar/{specialist_id} /customer/detail/{id}
/customer/horario/{specialist_id} /customer/novo-cartao /customer/perfil /customer/swiper /customer/plantao
/customer/area-paciente /customer/area-paciente/historico-exame /customer/prescricao /customer/pronto-atendimento
/specialist/calendar /specialist/places /specialist/chat-settings /specialist/consultas /specialist/balances
/specialist/payments-transfers /specialist/create /specialist/perfil /specialist/prontuario/{id}
/specialist/records/list /specialist/record/view/{id} /specialist/plantao
/specialist/prontuario-medico/{schedule_id}/{record_id} /specialist/prontuario-emma /specialist/agora.io
/specialist/agora-teste /specialist/app/chat /specialist/app/queue-view /specialist/companies
/specialist/companies/general-information/{id} /finance/withdraw /finance/approve-withdrawal /admin/admins
/admin/admins/create /admin/admins/edit/{id} /admin/posts /admin/posts/create /admin/posts/edit/{id}
/admin/customers /admin/customers/edit/{id} /admin/specialists /admin/specialists/create
/admin/specialists/edit/{id} /admin/balances /admin/specialties /admin/specialties/create
/admin/specialties/edit/{id} /admin/variables/edit/{id} /admin/pages/list /admin/pages/create
/admin/page/ajuda-suporte /admin/page/termo-condicoes /admin/page/sobre-app /admin/page/politica-privacidade
/admin/perfil /admin/logs/list /admin/companies/details/{id}
`
  .trim()
  .split(/\s+/)

/** Our additions to the specification. */
const added = [
  '/',
  '/acompanhar',
  '/convite',
  '/equipe/convite',
  '/specialist/equipe',
  '/specialist/especialidades',
  '/assistente',
  '/assistente/calendario',
  '/assistente/conversas',
  '/assistente/novo-agendamento',
  '/assistente/pacientes',
  '/assistente/recibos',
  '/assistente/perfil',
  '/specialist/modelos',
  '/specialist/novo-agendamento',
  '/verificar/{code}',
  '/desfazer',
  '/customer/perfil/dados',
  '/customer/perfil/familia',
  '/customer/perfil/seguranca',
  '/customer/perfil/pagamentos',
  '/customer/perfil/notificacoes',
  '/customer/perfil/privacidade',
  '/specialist/perfil/dados',
  '/specialist/perfil/registro',
  '/specialist/perfil/atendimento',
  '/specialist/perfil/papel-timbrado',
  '/specialist/perfil/conta',
  '/specialist/perfil/seguranca',
  '/specialist/perfil/notificacoes',
  '/customer/preparo/{id}',
  '/customer/serie/{id}',
  '/customer/aparelho',
  '/specialist/horarios',
  '/specialist/perguntas',
  '/specialist/pacientes',
  '/specialist/pacientes/importar',
  '/specialist/contato/{id}',
  '/admin/variables',
  '/admin/companies',
  '/admin/audit',
  '/admin/support',
  '/admin/contato',
  '/admin/support/{id}',
  '/_kit',
  '/pagina/{slug}',
  '/admin/page/{slug}',
]

const router = createAppRouter(sessionOf(null), createMemoryHistory())
const screens = Object.values(router.routesByPath)
const written = (path: string) => path.replace(/\{-\$(\w+)\}/g, '{$1?}').replace(/\$(\w+)/g, '{$1}')

test('the table has every path of the specification, and no other than ours', () => {
  expect(screens.map(({ fullPath }) => written(fullPath)).sort()).toEqual([...specified, ...added].sort())
})

test('the server has a page, or knows of a screen, at every path', () => {
  const unknown = screens
    .map(({ fullPath }) => fullPath)
    .filter((path) => !isSitePath(path) && !isScreenPath(path))
  // The kit is for developers: no server has it.
  expect(unknown).toEqual(['/_kit'])
})

test('every route says what the guard, the title and the frame need, under a name of its own', () => {
  const names = screens.map(({ options }) => options.staticData?.screen?.name)
  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['/calls', 'full'],
  ['/customer/calls/{-$id}', 'full'],
  ['/specialist/app/queue-view', 'full'],
  ['/specialist/accout-progress', 'full'],
  ['/dashboard', 'vertical'],
  ['/customer', 'horizontal'],
] as const)('%s has the %s layout', (path, layout) => {
  expect(router.routesByPath[path].options.staticData?.screen?.layout).toBe(layout)
})
