/** Where mails are handed over: what `SMTP_URL` says. */
export type SmtpAddress = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps:`). */
  readonly secure: boolean;
  /** Whether the connection must change to TLS before anything is sent. */
  readonly requireTLS: boolean;
  readonly login: { readonly user: string; readonly pass: string } | undefined;
};

/** Who mails come from: what `MAIL_FROM` says. */
export type MailSender = { readonly name: string; readonly address: string };

const ports = { 'smtp:': 587, 'smtps:': 465 } as const;

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/**
 * Reads `smtp://user:pass@host:port` or `smtps://…`; `undefined` for anything else. Without `smtps:` the connection must
 * change to TLS, unless the server is on this machine, or `?requireTLS=false` says that it need not.
 */
export function parseSmtpAddress(text: string): SmtpAddress | undefined {
  if (!/^smtps?:\/\//.test(text)) return undefined;
  try {
    const url = new URL(text);
    const { searchParams: query, pathname, hash } = url;
    const protocol = url.protocol as keyof typeof ports;
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const names = [...query.keys()];
    const isPlain = pathname.length <= 1 && hash === '' && names.every((name) => name === 'requireTLS');
    const required = query.get('requireTLS') ?? String(!loopback.test(host));
    if (host === '' || !isPlain || !['true', 'false'].includes(required)) return undefined;
    const user = decodeURIComponent(url.username);
    const login = user === '' ? undefined : { user, pass: decodeURIComponent(url.password) };
    const secure = protocol === 'smtps:';
    return {
      host,
      port: url.port === '' ? ports[protocol] : Number(url.port),
      secure,
      requireTLS: !secure && required === 'true',
      login,
    };
  } catch {
    return undefined;
  }
}

const address = /^[^\s<>"@,;:()[\]\\]{1,64}@[A-Za-z0-9.-]{1,180}$/;

/** Reads `offers@example.com` or `Name <offers@example.com>`; `undefined` for anything else. */
export function parseMailSender(text: string): MailSender | undefined {
  const [, name = '', bracketed = text] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? [];
  if (!address.test(bracketed)) return undefined;
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: bracketed };
}
