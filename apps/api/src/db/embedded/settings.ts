import { totalmem } from 'node:os'

/** 'off' trades all crash safety for speed: only for temporary clusters. */
export type Durability = 'safe' | 'off'

/** Server settings as arguments, so that nothing in the cluster's folder has to be edited. */
export function serverArguments(port: number, durability: Durability): string[] {
  const settings = { ...common(port), ...(durability === 'off' ? disposable : durable()) }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function common(port: number) {
  return {
    port,
    listen_addresses: '127.0.0.1',
    // Relative to the cluster's folder: a socket's path may have 107 characters, a checkout's may have more.
    unix_socket_directories: '.',
    max_connections: 200,
    jit: 'off',
    random_page_cost: 1.1,
    work_mem: '16MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'warning',
    default_text_search_config: 'pg_catalog.portuguese',
    idle_in_transaction_session_timeout: '60s',
  }
}

function durable() {
  const quarter = Math.floor(totalmem() / 4 / 1024 ** 2)
  return {
    shared_buffers: `${Math.max(32, Math.min(512, quarter))}MB`,
    effective_cache_size: `${quarter * 2}MB`,
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    checkpoint_completion_target: 0.9,
    wal_compression: 'on',
    wal_level: 'replica',
  }
}

const disposable = {
  shared_buffers: '128MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  checkpoint_timeout: '1h',
  // It would hold the template database while tests copy it.
  autovacuum: 'off',
}
