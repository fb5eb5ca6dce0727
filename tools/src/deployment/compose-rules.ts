import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';

/** The linter's rules that are about taste: order, quotes; and an image that names what its build makes. */
const ofTaste = [
  'no-build-and-image',
  'no-quotes-in-volumes',
  'require-project-name-field',
  'service-dependencies-alphabetical-order',
  'service-keys-order',
  'service-ports-alphabetical-order',
  'services-alphabetical-order',
  'top-level-properties-order',
];

/** What a compose file breaks of the format's schema and of the linter's rules. */
export function lintFaults(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  try {
    const file = join(folder, 'docker-compose.yml');
    writeFileSync(file, text);
    const rules = Object.fromEntries(ofTaste.map((name) => [name, 0 as const]));
    const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
    const results: { messages: { message: string }[] }[] = linter.lintFiles([file], false);
    return results.flatMap(({ messages }) => messages.map(({ message }) => message));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Service = {
  image?: string;
  read_only?: boolean;
  privileged?: boolean;
  user?: string;
  restart?: string;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } };
  volumes?: string[];
};

/**
 * What a compose file for strangers' requests must not leave out.
 *
 * @returns `<service>: <what is wrong>`
 */
export function hardeningFaults(text: string): string[] {
  const { services }: { services: Record<string, Service> } = parse(text, { merge: true });
  const faults = Object.entries(services).flatMap(([name, service]) =>
    faultsOf(name, service).map((fault) => `${name}: ${fault}`),
  );
  const defaults = [...text.matchAll(/\$\{(\w*(?:PASSWORD|SECRET|TOKEN)\w*):-[^}]/g)];
  return [...faults, ...defaults.map(([, variable]) => `${variable}: has a default`)];
}

function faultsOf(name: string, service: Service) {
  const { limits } = service.deploy?.resources ?? {};
  const right = {
    'its file system can be written to': service.read_only === true,
    'it keeps capabilities': service.cap_drop?.includes('ALL'),
    'it may gain privileges': service.security_opt?.includes('no-new-privileges:true') && !service.privileged,
    'its memory or processor has no limit': limits?.cpus && limits.memory,
    'nobody says whether it is started again': service.restart,
    'its image is not named by version': /:\$?\{?[\w.:-]*\d+\.\d+[\w.}-]*$/.test(service.image ?? ''),
    'it listens to the world': name === 'edge' || !service.ports,
    "it has the machine's docker": !service.volumes?.some((volume) => volume.includes('docker.sock')),
  };
  return Object.entries(right)
    .filter(([, ok]) => !ok)
    .map(([fault]) => fault);
}
