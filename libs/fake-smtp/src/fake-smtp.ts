import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** What the server does with mails from now on. */
export type SmtpAnswer =
  | { readonly kind: 'ok' }
  /** Refuses at a step of the dialogue, with a code such as 450 or 550. */
  | { readonly kind: 'refused'; readonly at: 'sender' | 'recipient' | 'data'; readonly code: number }
  /** Takes the whole mail, and breaks the connection instead of answering. */
  | { readonly kind: 'dropped' }
  /** Takes the whole mail, and answers after so long. */
  | { readonly kind: 'slow'; readonly ms: number };

export type ReceivedMail = {
  /** Envelope. */
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly raw: string;
};

type Done = (error?: Error | null) => void;

/**
 * A real SMTP server on the loopback: takes mails, answers as it is told, and remembers what it was sent. A test in another
 * process speaks to it by HTTP, `GET /mails` and `PUT /answer`, when it is started with a port for that.
 */
export class FakeSmtp {
  #server = this.#newServer();
  #port = 0;
  #answer: SmtpAnswer = { kind: 'ok' };
  #control: Server | undefined;
  readonly #sockets = new Map<string, Socket>();
  /** Mails that were answered with 250. */
  delivered: ReceivedMail[] = [];
  /** Every mail that came in whole, whatever the answer. */
  attempts: ReceivedMail[] = [];
  /** Dialogues that got as far as a recipient. */
  recipients: string[] = [];

  /** @param port a free one unless given */
  static async start({ port = 0, controlPort }: { port?: number; controlPort?: number } = {}) {
    const smtp = new FakeSmtp();
    await smtp.open(port);
    if (controlPort !== undefined) await smtp.#openControl(controlPort);
    return smtp;
  }

  /** What `SMTP_URL` is to be. */
  get url() {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** The same, as the configuration has it. */
  get address() {
    return { host: '127.0.0.1', port: this.#port, secure: false, requireTLS: false, login: undefined };
  }

  answerWith(answer: SmtpAnswer) {
    this.#answer = answer;
  }

  forget() {
    this.delivered = [];
    this.attempts = [];
    this.recipients = [];
    this.#answer = { kind: 'ok' };
  }

  /** Takes connections again after `close`, at the same port. */
  async open(port = this.#port) {
    this.#server = this.#newServer();
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', resolve);
    });
    this.#port = (this.#server.server.address() as AddressInfo).port;
  }

  /** Refuses connections. */
  async close() {
    for (const socket of this.#sockets.values()) socket.destroy();
    await new Promise<void>((resolve) => void this.#server.close(() => resolve()));
    this.#control?.close();
  }

  #newServer() {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 100,
      onMailFrom: (_address, _session, done: Done) => done(this.#refusalAt('sender')),
      onRcptTo: ({ address }, _session, done: Done) => {
        this.recipients.push(address);
        done(this.#refusalAt('recipient'));
      },
      onData: (stream, session, done: Done) =>
        void this.#receive(stream, session).then(() => this.#reply(session, done)),
    });
    // Before each dialogue, for what breaks one off.
    server.server.on('connection', (socket) => {
      const key = `${socket.remotePort}`;
      this.#sockets.set(key, socket);
      socket.once('close', () => this.#sockets.delete(key));
    });
    // A client that breaks off is no failure of a test.
    server.on('error', () => undefined);
    return server;
  }

  #refusalAt(step: 'sender' | 'recipient' | 'data') {
    const answer = this.#answer;
    if (answer.kind !== 'refused' || answer.at !== step) return null;
    return Object.assign(new Error(`The ${step} is refused`), { responseCode: answer.code });
  }

  async #receive(stream: SMTPServerDataStream, { envelope }: SMTPServerSession) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString('utf8');
    const { subject = '', text = '', html = '', headers } = await PostalMime.parse(raw);
    this.attempts.push({
      from: envelope.mailFrom ? envelope.mailFrom.address : '',
      to: envelope.rcptTo.map(({ address }) => address),
      subject,
      text: text.trimEnd(),
      html: html.trimEnd(),
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      raw,
    });
  }

  async #reply({ remotePort }: SMTPServerSession, done: Done) {
    const answer = this.#answer;
    if (answer.kind === 'dropped') return this.#sockets.get(`${remotePort}`)?.destroy();
    if (answer.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, answer.ms));
    const refusal = this.#refusalAt('data');
    const mail = this.attempts.at(-1);
    if (!refusal && mail) this.delivered.push(mail);
    return done(refusal);
  }

  async #openControl(port: number) {
    this.#control = createServer((request, response) => {
      const call = `${request.method} ${request.url}`;
      const json = { 'Content-Type': 'application/json; charset=utf-8' };
      if (call === 'GET /mails') return response.writeHead(200, json).end(JSON.stringify(this.delivered));
      if (call !== 'PUT /answer') return response.writeHead(404).end();
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        this.answerWith(JSON.parse(body) as SmtpAnswer);
        response.writeHead(204).end();
      });
      return response;
    });
    await new Promise<void>((resolve) => this.#control?.listen(port, '127.0.0.1', resolve));
  }
}
