/**
 * Common names of banks, where they differ from the registered ones, by compensation code (Banco Central, participantes
 * do STR).
 */
export const popularNames: Readonly<Record<string, string>> = {
  '001': 'Banco do Brasil (BB)',
  '033': 'Santander',
  '041': 'Banrisul',
  '070': 'BRB',
  '077': 'Inter',
  '085': 'Ailos',
  '104': 'Caixa Econômica Federal (CEF)',
  '136': 'Unicred',
  '197': 'Stone',
  '208': 'BTG Pactual',
  '237': 'Bradesco, Next',
  '260': 'Nubank',
  '290': 'PagBank, PagSeguro',
  '318': 'BMG',
  '323': 'Mercado Pago',
  '336': 'C6 Bank',
  '341': 'Itaú',
  '380': 'PicPay',
  '403': 'Cora',
  '422': 'Safra',
  '461': 'Asaas',
  '536': 'Neon',
  '623': 'Banco Pan',
  '655': 'BV, Votorantim',
  '748': 'Sicredi',
  '756': 'Sicoob',
}
