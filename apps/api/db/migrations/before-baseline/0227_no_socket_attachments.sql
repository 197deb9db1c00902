-- What is long goes to the other servers in parts now.
DROP TABLE socket_io_attachments;
