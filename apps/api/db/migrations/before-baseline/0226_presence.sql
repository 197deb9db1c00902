-- Who has an open screen, on whichever server: a server that was killed is told by its silence. Unlogged, as none of it
-- outlives the connections that it is about.
CREATE UNLOGGED TABLE socket_servers (
  id uuid PRIMARY KEY,
  -- On the database's clock, which all servers share.
  seen_at timestamptz NOT NULL
);
CREATE UNLOGGED TABLE connected_users (
  user_id uuid NOT NULL,
  server_id uuid NOT NULL REFERENCES socket_servers ON DELETE CASCADE,
  PRIMARY KEY (user_id, server_id)
);
-- What goes with a server.
CREATE INDEX connected_users_server ON connected_users (server_id);

-- Whether a person has an open screen anywhere. Servers say every 10 s that they are there.
CREATE FUNCTION is_connected(person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM connected_users c JOIN socket_servers s ON s.id = c.server_id
    WHERE c.user_id = person AND s.seen_at > now() - interval '30 seconds')
$$;
