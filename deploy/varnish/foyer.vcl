vcl 4.1;

# In front of one or more nodes of Foyer, which run with SHARED_CACHE=varnish, SHARED_CACHE_URL=<this Varnish> and
# SHARED_CACHE_TOKEN=<the secret below>. TLS ends before it, or in Hitch.

backend foyer {
  .host = "127.0.0.1";
  .port = "3000";
  # What editors hear from each other stays open.
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 1h;
}

# What stands before it and ends TLS: it has named the visitor already.
acl before {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  # Varnish adds whoever asks it to the line, and Foyer takes the last one for the visitor.
  if (client.ip ~ before) {
    set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ", [^,]+$", "");
  }
  if (req.method == "BAN") {
    if (req.http.X-Purge-Token != "change-this-secret" || req.http.X-Purge-Keys !~ "^[A-Za-z0-9_|-]+$") {
      return (synth(403));
    }
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + req.http.X-Purge-Keys + ")(\s|$)");
    return (synth(200));
  }
  # Whoever is logged in is answered otherwise at the same address.
  if (req.http.Cookie ~ "foyer_(session|second_factor)=" || req.http.Authorization) {
    return (pass);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Films are asked for in pieces.
  if (req.url ~ "^/media/" && req.http.Range) {
    return (pass);
  }
  # What may be kept depends on no other cookie: Foyer says which answers those are.
  return (hash);
}

sub vcl_backend_response {
  # Only what says so is kept, and never longer: at midnight a programme is another.
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  if (beresp.http.Cache-Control !~ "s-maxage|immutable") {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
}

sub vcl_deliver {
  # The keys are between Foyer and Varnish, and browsers ask back each time.
  unset resp.http.Surrogate-Key;
  set resp.http.Cache-Control = regsub(resp.http.Cache-Control, ", s-maxage=[0-9]+", "");
}
