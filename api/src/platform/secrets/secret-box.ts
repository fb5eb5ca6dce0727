import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
/** Names the scheme in what is stored, so that another one can come beside it. */
const scheme = 'v1';

/**
 * Encrypts what the server must be able to read again (decision B7), under keys made from `APP_SECRET`: the first
 * secret encrypts, every one decrypts.
 */
@Injectable()
export class SecretBox {
  readonly #keys: readonly Buffer[];

  constructor(@Inject(CONFIG) { appSecrets }: Config) {
    this.#keys = appSecrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'stored secrets', keyBytes)));
  }

  /** @param context what the text belongs to: it opens for the same context only, so that rows cannot be exchanged */
  seal(text: string, context: string): string {
    const [key] = this.#keys;
    if (!key) throw new Error('There is no secret to encrypt with');
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${scheme}.${sealed.toString('base64url')}`;
  }

  /** Null for what was sealed under a secret that is gone, for another context, or has been changed. */
  open(sealed: string, context: string): string | null {
    const [name, data] = sealed.split('.');
    if (name !== scheme || data === undefined) return null;
    const bytes = Buffer.from(data, 'base64url');
    // The last character may have bits that stand for nothing: another one in its place is a change all the same.
    if (bytes.toString('base64url') !== data) return null;
    for (const key of this.#keys) {
      const text = decrypt(key, bytes, context);
      if (text !== null) return text;
    }
    return null;
  }
}

function decrypt(key: Buffer, bytes: Buffer, context: string): string | null {
  if (bytes.length < ivBytes + tagBytes) return null;
  const end = bytes.length - tagBytes;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(end));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes, end)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
