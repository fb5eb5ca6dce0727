import { Module } from '@nestjs/common';
import { CreatorsModule } from '../creators/creators.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { MailChannel } from './mail.channel.js';
import { SmtpClient } from './smtp.client.js';

@Module({ imports: [CreatorsModule, NotificationsModule], providers: [MailChannel, SmtpClient] })
export class MailModule {}
