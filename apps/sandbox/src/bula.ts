import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const querySchema = z.object({
  nome: z.string().default(''),
  pagina: z.coerce.number().int().min(1).default(1),
})

const PAGE_SIZE = 10

/** name | company; enough for searches to find something. */
const LEAFLETS = `
Alenia|EMS; Allegra|Sanofi; Amoxicilina|Eurofarma; Anlodipino|Medley; Aspirina|Bayer; Atenolol|EMS
Azitromicina|Eurofarma; Buscopan|Hypera; Captopril|Medley; Clonazepam|Medley; Dipirona Monoidratada|Medley
Dorflex|Sanofi; Escitalopram|Eurofarma; Glifage XR|Merck; Hidroclorotiazida|Medley; Ibuprofeno|Prati-Donaduzzi
Levotiroxina Sódica|Merck; Loratadina|Cimed; Losartana Potássica|Eurofarma; Luftal|Reckitt; Metformina|Prati-Donaduzzi
Neosaldina|Hypera; Novalgina|Sanofi; Omeprazol|Medley; Pantoprazol|Eurofarma; Paracetamol|Prati-Donaduzzi
Prednisona|Medley; Rivotril|Blanver; Rosuvastatina|EMS; Salbutamol|GSK; Sertralina|Medley; Sinvastatina|Medley
Tylenol|Johnson & Johnson
`
  .split(/[;\n]/)
  .map((entry) => entry.trim().split('|'))
  .flatMap(([name, company]) => (name && company ? [{ name, company }] : []))
  .map(({ name, company }, index) => ({
    idProduto: 1000 + index,
    numeroRegistro: String(100_000_000 + index * 7919),
    nomeProduto: name.toUpperCase(),
    razaoSocial: company.toUpperCase(),
    cnpj: String(10_000_000_000_100 + index * 31_337),
    numProcesso: String(25_351_000_000_000_000 + index * 104_729),
    data: '2024-01-15T00:00:00.000-0300',
  }))

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

/** Simulates the optional leaflet search of `bula.vercel.app`. */
export async function bula(app: FastifyInstance): Promise<void> {
  app.get('/pesquisar', async (request, reply) => {
    const query = querySchema.safeParse(request.query)
    if (!query.success) return reply.code(400).send({ error: 'nome, pagina' })
    const { nome, pagina } = query.data
    const found = LEAFLETS.filter((leaflet) => plain(leaflet.nomeProduto).includes(plain(nome)))
    const content = found.slice((pagina - 1) * PAGE_SIZE, pagina * PAGE_SIZE)
    return {
      content,
      totalElements: found.length,
      totalPages: Math.ceil(found.length / PAGE_SIZE),
      last: pagina * PAGE_SIZE >= found.length,
      numberOfElements: content.length,
      first: pagina === 1,
      number: pagina - 1,
      size: PAGE_SIZE,
    }
  })
}
