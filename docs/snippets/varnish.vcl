vcl 4.1;

backend cms {
  .host = "127.0.0.1";
  .port = "8080";
}

# npx quiosc serve
backend quiosc {
  .host = "127.0.0.1";
  .port = "4800";
  .first_byte_timeout = 1s;
}

sub vcl_recv {
  if (req.url ~ "^/fragment/") {
    # Pages name fragments: nobody else has them rendered and kept.
    if (req.esi_level == 0) {
      return (synth(404));
    }
    # A fragment is the same for every reader.
    set req.backend_hint = quiosc;
    unset req.http.Cookie;
    unset req.http.Authorization;
    return (hash);
  }
}

sub vcl_backend_response {
  if (bereq.url ~ "^/fragment/") {
    # An old fragment is better than none while the server restarts.
    set beresp.grace = 1d;
  } else if (beresp.http.Content-Type ~ "^text/html") {
    set beresp.do_esi = true;
  }
}

sub vcl_backend_error {
  if (bereq.url ~ "^/fragment/") {
    # The marker alone: the widget loads as it does without a server.
    set beresp.status = 200;
    set beresp.ttl = 1s;
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    synthetic(regsub(bereq.url, "^/fragment/([a-z-]+)\?([a-z-]+)=([A-Za-z0-9_:-]+).*$", {"<div data-widget="\1" data-\2="\3"></div>"}));
    return (deliver);
  }
}
