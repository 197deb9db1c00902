-- Without waiting lists an import takes many times as long: it keeps them, and empties them when it is done. Only who
-- owns an index may do that, which the server's role does not.
ALTER INDEX cids_beginnings RESET (fastupdate);
ALTER INDEX cids_alike RESET (fastupdate);
ALTER INDEX medicines_beginnings RESET (fastupdate);
ALTER INDEX medicines_alike RESET (fastupdate);
CREATE FUNCTION settle_catalogues() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM gin_clean_pending_list(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    JOIN pg_am a ON a.oid = c.relam
   WHERE a.amname = 'gin' AND i.indrelid IN ('cids'::regclass, 'medicines'::regclass);
END $$;
