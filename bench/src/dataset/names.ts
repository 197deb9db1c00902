import type pg from 'pg'

const given =
  `Ana Antônio Beatriz Bruno Camila Carlos Cecília Daniel Débora Diego Eduarda Eduardo Fabiana Felipe Fernanda
  Gabriela Gustavo Helena Henrique Isabela João Juliana Laís Larissa Leonardo Letícia Lucas Luísa Márcia Marcelo Mariana
  Mateus Natália Otávio Patrícia Paulo Rafael Raquel Renata Ricardo Rodrigo Sabrina Sérgio Sofia Tatiana Thiago Vanessa
  Vinícius Vitória Yasmin`.split(/\s+/)
const family =
  `Almeida Alves Andrade Araújo Azevedo Barbosa Barros Batista Bezerra Borges Brandão Cardoso Carneiro Carvalho
  Castro Cavalcanti Chaves Coelho Correia Costa Cunha Dantas Dias Duarte Farias Fernandes Ferreira Figueiredo Fonseca Freitas
  Furtado Gonçalves Guimarães Lacerda Leite Lopes Macedo Machado Magalhães Maia Martins Medeiros Mello Mendonça Miranda Monteiro
  Moraes Moreira Moura Nascimento Nogueira Novaes Oliveira Pacheco Peixoto Pereira Pimentel Pinheiro Queiroz Ramos Rezende
  Ribeiro Rocha Sales Santana Santos Siqueira Soares Souza Tavares Teixeira Valente Vasconcelos Vieira Xavier`.split(
    /\s+/,
  )
const specialties = [
  ['Clínica Médica', 'clinica-medica'],
  ['Ginecologia e Obstetrícia', 'ginecologia-e-obstetricia'],
  ['Ortopedia e Traumatologia', 'ortopedia-e-traumatologia'],
  ['Cardiologia', 'cardiologia'],
  ['Dermatologia', 'dermatologia'],
  ['Pediatria', 'pediatria'],
  ['Psiquiatria', 'psiquiatria'],
  ['Psicologia', 'psicologia'],
  ['Endocrinologia e Metabologia', 'endocrinologia-e-metabologia'],
  ['Neurologia', 'neurologia'],
  ['Nutrição', 'nutricao'],
  ['Oftalmologia', 'oftalmologia'],
] as const
const cities =
  `Belém Belo_Horizonte Brasília Campinas Curitiba Florianópolis Fortaleza Goiânia Manaus Natal Porto_Alegre
  Recife Ribeirão_Preto Rio_de_Janeiro Salvador Santos São_Paulo Teresina Uberlândia Vitória`
    .split(/\s+/)
    .map((city) => city.replaceAll('_', ' '))

/** Gives the specialists names, specialties and cities like those people search for. */
export const nameEverybody = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `UPDATE specialties y SET name = made.name, slug = made.slug
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS made (name, slug, nth) WHERE y.id = bench_id(1, made.nth)`,
    [specialties.map(([name]) => name), specialties.map(([, slug]) => slug)],
  )
  await pool.query(
    `UPDATE specialists s SET city = ($3::text[])[1 + n % cardinality($3::text[])],
        name = concat_ws(' ', ($1::text[])[1 + n % cardinality($1::text[])],
          ($2::text[])[1 + (n / 7 * 31) % cardinality($2::text[])], ($2::text[])[1 + (n / 11 * 17 + n) % cardinality($2::text[])])
       FROM generate_series(1, (SELECT count(*) FROM specialists)) n WHERE s.id = bench_id(5, n)`,
    [given, family, cities],
  )
  // What the triggers wrote as well: otherwise autovacuum reads it in the middle of the first measurements.
  await pool.query(
    'VACUUM ANALYZE specialists, specialist_words, specialist_slugs, practice_versions, next_slots',
  )
  await pool.query('CHECKPOINT')
}
