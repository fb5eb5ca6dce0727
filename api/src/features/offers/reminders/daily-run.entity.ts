import { Entity, PrimaryColumn } from 'typeorm';

/** A job that one of the API processes has taken for a day of the server's calendar. */
@Entity('daily_runs')
export class DailyRunEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  job!: string;

  /** `YYYY-MM-DD`. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day!: string;
}
