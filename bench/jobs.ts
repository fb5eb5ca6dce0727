/**
 * `npm run bench -- jobs`: how long other calls wait at most while all scheduled jobs of one API process on SQLite work on
 * 20,000 rows each; `ROWS=2000` writes fewer. The jobs first run a minute or so after the start, so that it takes some
 * minutes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillForJobs } from '@programme/api-testing';
import { apiPaths } from '@programme/contracts';
import { connect, createOffer, logIn, startApi, stop, url } from './api-process.js';
import { milliseconds, quantile } from './figures.js';

const rows = Number(process.env.ROWS ?? 20_000);

/** Where nobody listens: what the reminders make due is tried in vain. */
const nowhere = '127.0.0.1:9';

/** A time zone in which it is noon: reminders wait for the morning. */
const offset = new Date().getUTCHours() - 12;
const noon = `Etc/GMT${offset < 0 ? '' : '+'}${offset}`;

const settings = {
  APP_TIMEZONE: noon,
  SMTP_URL: `smtp://${nowhere}`,
  MAIL_FROM: 'offers@programme.example',
  SLACK_BOT_TOKEN: 'xoxb-of-the-benchmark',
  SLACK_API_URL: `http://${nowhere}/api/`,
};

/** What each job leaves behind when it has not run yet, or not to its end. */
const undone = `SELECT (SELECT COUNT(*) FROM sessions WHERE expires_at < '2021') +
  (SELECT COUNT(*) FROM login_attempts WHERE attempted_at < '2021') +
  (SELECT COUNT(*) FROM idempotent_requests WHERE created_at < '2021') +
  (SELECT COUNT(*) FROM rate_limit_windows WHERE ends_at < '2021') +
  (SELECT COUNT(*) FROM offer_unlocks WHERE expires_at < '2021') +
  (SELECT COUNT(*) FROM refused_offer_attempts WHERE hour < '2021') +
  (SELECT COUNT(*) FROM companies) +
  (SELECT COUNT(*) FROM slack_notification_logs WHERE recipient IS NOT NULL AND created_at < '2021') +
  (SELECT COUNT(*) FROM slack_notification_logs WHERE recipient LIKE 'formerly%' AND due_at IS NOT NULL) +
  (SELECT COUNT(*) FROM offers WHERE client_reminded_on IS NULL) +
  (SELECT COUNT(*) FROM offer_events WHERE block IS NULL) +
  NOT EXISTS (SELECT 1 FROM daily_runs WHERE job = 'offer-reminders') AS id`;

const folder = await mkdtemp(join(tmpdir(), 'bench-jobs-'));
try {
  const databaseUrl = `sqlite:${join(folder, 'app.db')}`;
  const api = await startApi(databaseUrl, { settings });
  try {
    const quotes = [{ packageType: 'enterprise', activeUsers: 120, monthsCount: 6 } as const];
    const { id } = await createOffer(await logIn(), quotes);
    const database = await connect(databaseUrl);
    await fillForJobs(database.query, id, rows, new Date());
    console.table(await waitsUntil(async () => (await database.query(undone))[0]?.id === 0));
    database.close();
  } finally {
    await stop(api);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/**
 * Asks for something that takes no time, one call after the other, until all is done. A call that was on its way while this
 * process counted rows is left out: counting holds up its own answers.
 */
async function waitsUntil(isDone: () => Promise<boolean>) {
  const start = performance.now();
  const times: number[] = [];
  let counted = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const countedBefore = counted;
      const asked = performance.now();
      await (await fetch(`${url}${apiPaths.healthLive}`)).text();
      if (counted === countedBefore) times.push(performance.now() - asked);
      await pause(1);
    }
  })();
  do {
    await pause(2_000);
    counted++;
  } while (!(await isDone()));
  isOver = true;
  await asking;
  return [
    {
      rows,
      'from the start': `${((performance.now() - start) / 1000).toFixed(0)} s`,
      calls: times.length,
      'their p99': milliseconds(quantile(times, 0.99)),
      'their longest': milliseconds(Math.max(...times)),
    },
  ];
}
